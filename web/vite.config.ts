/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { content } from './build/content.ts';
import { installable } from './build/installable.ts';
import { words } from './build/words.ts';

const server = process.env.HOLDFAST_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words(), content(), installable()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: on a slow line each one costs more in waiting than in bytes.
    rollupOptions: {
      output: { manualChunks: (id) => (/src\/(parts|state|table|words|wire|sound)\//.test(id) ? 'table' : undefined) },
    },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
