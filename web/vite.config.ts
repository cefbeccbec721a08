import { readFileSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { compress } from './build/compress.ts'
import { heicWorker } from './build/heic-worker.ts'
import { layerGroups, layerNames, sharedGroups } from './build/layers.ts'
import { noCircles } from './build/no-circles.ts'
import { closure } from '../scripts/bundle-closure.mjs'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

let outDir = 'dist'

/** `--outDir` may say another folder than the one below. */
function rememberOutDir(): Plugin {
  return {
    name: 'trilha:out-dir',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir)
    },
  }
}

/** A shared file would else be called after all pages that share it. */
function shortName(name: string): string {
  return name.replace(/~.*/, '')
}

/** What the app needs to open without a network; other pages and their sentences are kept as they are visited. */
function shellFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(resolve(outDir, '.vite/manifest.json'), 'utf8')) as Parameters<
    typeof closure
  >[0]
  return closure(manifest, ['index.html', ...layerNames, 'src/app/NotFoundPage.tsx'])
}

const pwa: Partial<VitePWAOptions> = {
  strategies: 'generateSW',
  filename: 'sw.js',
  // lib/app-update.ts registers it and asks before a new version takes over.
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Trilha',
    short_name: 'Trilha',
    description: 'Aprender é melhor quando a turma vai junto.',
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#F3F6EF',
    theme_color: '#0B6E4F',
    categories: ['education'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    inlineWorkboxRuntime: true,
    cleanupOutdatedCaches: true,
    globPatterns: ['index.html', 'offline.html', 'boot.js', 'icon.svg', 'assets/*.{js,css,woff2}'],
    // Fetched by whoever has such a picture, and larger than anything of the shell may be.
    globIgnores: ['assets/heic-*'],
    manifestTransforms: [
      async (entries) => {
        const shell = shellFiles()
        // Italics stand in texts of classes alone, and are kept when one has been read.
        const isKept = (url: string) => !url.startsWith('assets/') || (shell.has(url) && !/-italic-.*woff2$/.test(url))
        return { manifest: entries.filter(({ url }) => isKept(url)), warnings: [] }
      },
    ],
    maximumFileSizeToCacheInBytes: 600 * 1024,
    // Their names already carry their content's hash.
    dontCacheBustURLsMatching: /^assets\//,
    // Network first, so that a new version is met at the next page and its old parts are never asked for.
    navigateFallback: null,
    directoryIndex: null,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) => request.mode === 'navigate' && !/^\/(?:api|files)\//.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
      {
        // The reference and the like: not part of the app, so a plain page stands in.
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/offline.html' } },
      },
      {
        // Their names carry their content's hash. Nothing below /api is ever kept.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'trilha-assets', expiration: { maxEntries: 300, maxAgeSeconds: 30 * 24 * 3600 } },
      },
    ],
  },
}

export default defineConfig({
  plugins: [react(), heicWorker(), noCircles(), rememberOutDir(), VitePWA(pwa), compress(() => outDir)],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    // shellFiles reads it.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What a page of the app needs beside what the app opened with: that is there.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/^assets\/(?:vendor|start|rolldown-runtime)-/.test(file)),
    },
    // A data address in a script or style would need a wider content security policy than images do.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first download lists every name, and a mark cannot be packed: seven letters of it tell two files of one
        // name apart.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names }) => `assets/${shortName(parse(names[0] ?? '').name)}-[hash:7][extname]`,
        codeSplitting: {
          groups: [
            // Changes with an upgrade, not with a release: it stays in the browser's cache. Only what the first
            // page uses whole; of the other libraries each page takes its part.
            {
              name: 'vendor',
              test: /node_modules[\\/](?:react|react-dom|scheduler|i18next|@tanstack[\\/](?:react-router|router-core|history))[\\/]/,
              priority: 9,
            },
            ...layerGroups(import.meta.dirname),
            ...sharedGroups,
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: api }, '/files': { target: api }, '/ws': { target: api, ws: true } },
  },
})
