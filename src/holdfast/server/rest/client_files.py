"""The browser client: the built files, held in memory, packed once, and sent to whom asks."""

from __future__ import annotations

import gzip
import mimetypes
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

AnyRequest = Request[Any, Any, Any]

IMMUTABLE = "public, max-age=31536000, immutable"
NOT_GIVEN = ("index.html", "built.stamp")
PACKED_TYPES = (
    "text/",
    "application/javascript",
    "text/javascript",
    "image/svg+xml",
    "application/json",
    "application/manifest+json",
)
PAGES = [
    "/table/{rest:path}",
    "/replay/{rest:path}",
    "/join/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/new/{rest:path}",
    "/now/{rest:path}",
    "/mine",
    "/recover",
    "/lobby",
]
"""Addresses that the client draws itself: all get the same page."""
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
"""Where a browser refuses any other; what the machine itself believes depends on what is installed there."""


class Built:
    """One file, as it is and packed."""

    def __init__(self, plain: bytes, media_type: str) -> None:
        self.type = media_type
        self.plain = plain
        self.tag = sha256(plain).hexdigest()[:16]
        packs = self.type.startswith(PACKED_TYPES) and len(self.plain) > 500
        self.packed = gzip.compress(self.plain, 9) if packs else b""


def type_of(path: Path) -> str:
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def answer(request: AnyRequest, built: Built, *, kept: bool) -> Response[bytes]:
    """The file, packed for whom can unpack it. `kept`: for good, because its address changes when it does."""
    headers = {"etag": f'"{built.tag}"', "vary": "accept-encoding"}
    headers["cache-control"] = IMMUTABLE if kept else "no-cache"
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, media_type=built.type, headers=headers)
    if built.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(built.packed, media_type=built.type, headers=headers)
    return Response(built.plain, media_type=built.type, headers=headers)


def client_folder() -> Path | None:
    """Where the built client lies: in the clone, or beside the installed package; nowhere if it is not built."""
    package = Path(__file__).parents[2]
    clone = Path(os.environ.get("HOLDFAST_HOME") or package.parents[1])
    built = (folder for folder in (clone / "web" / "dist", package / "client") if (folder / "index.html").is_file())
    return next(built, None)


async def for_everybody(_: AnyRequest) -> None:
    """The client asks for the password itself, so its files need none."""


class ClientFiles:
    """All files of the built client."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): Built(path.read_bytes(), type_of(path))
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def answer(self, request: AnyRequest, name: str) -> Response[bytes]:
        built = self.files.get(name)
        if built is None:
            raise NotFoundException
        return answer(request, built, kept=name.startswith("assets/"))

    def handlers(self) -> list[Any]:
        """What the application mounts."""

        @get(["/", *PAGES], include_in_schema=False, before_request=for_everybody)
        async def client(request: AnyRequest) -> Response[bytes]:
            return self.answer(request, "index.html")

        @get(["/assets/{name:str}"], include_in_schema=False, before_request=for_everybody)
        async def asset(request: AnyRequest, name: str) -> Response[bytes]:
            return self.answer(request, f"assets/{name}")

        # Icons, manifests, and the service worker, which may only serve pages below its own address.
        beside = [f"/{name}" for name in self.files if "/" not in name and name not in NOT_GIVEN]

        @get(beside, include_in_schema=False, before_request=for_everybody)
        async def other(request: AnyRequest) -> Response[bytes]:
            return self.answer(request, request.url.path.lstrip("/"))

        return [client, asset, *([other] if beside else [])]
