@echo off
rem Finds a Python 3.11 or later and hands over to launcher.py, which does the rest. PYTHON names an interpreter.
setlocal
if defined PYTHON (
    "%PYTHON%" -I "%~dp0launcher.py" %*
    exit /b
)
where py >nul 2>nul && (
    py -3 -I "%~dp0launcher.py" %*
    exit /b
)
where python >nul 2>nul && (
    python -I "%~dp0launcher.py" %*
    exit /b
)
echo Holdfast needs Python 3.11 or later: install it from python.org, or set PYTHON to its path. 1>&2
exit /b 1
