import { createServer, isRunnableDevEnvironment } from 'vite';
import type { App } from '#main/http/handlers.ts';
import type * as AppModule from './app.ts';
import type * as ServeModule from './serve.ts';

/** `npm run dev`: the same shop on the same data, with modules as they stand and files from Vite. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server modules.');
const { runner } = ssr;

const { serve } = await runner.import<typeof ServeModule>('/src/main/serve.ts');

await serve({
  files: vite.middlewares,
  createApp(...given) {
    let made: { by: unknown; app: App } | undefined;
    return async (request) => {
      const { createApp } = await runner.import<typeof AppModule>('/src/main/app.ts');
      if (made?.by !== createApp) made = { by: createApp, app: createApp(...given) };
      return made.app(request);
    };
  },
});
