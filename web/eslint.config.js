import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SVELTE = ['**/*.svelte', '**/*.svelte.ts'];

export default ts.config(
  { ignores: ['dist/', 'dist.new/', 'node_modules/', 'public/', 'src/wire/protocol.ts', '**/view.types.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Sections of a view are short lists of words and numbers that come anew whole: most have no identity to keep.
      'svelte/require-each-key': 'off',
      // A space that must stay where the formatter may break a line.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: SVELTE,
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
