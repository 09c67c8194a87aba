import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, defineConfig } from 'vite';

/** Still pages have no router in the browser that could swap a module, so a change loads them again. */
const reloadStillPages: Plugin = {
  name: 'reload-still-pages',
  apply: 'serve',
  handleHotUpdate({ file, server }) {
    if (/\/src\/(web|messages|content|domain|flows|database)\/.*\.tsx?$/.test(file)) {
      server.ws.send({ type: 'full-reload' });
    }
  },
};

export default defineConfig({
  plugins: [reactRouter(), reloadStillPages],
  build: {
    target: 'es2022',
    // The Content-Security-Policy allows no data: addresses for fonts and styles.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rollupOptions: { input: './src/main/entry.ts' } } },
  },
  // Letters are rendered on the server alone; bundling what they need keeps its start short.
  ssr: { noExternal: ['react-email'] },
});
