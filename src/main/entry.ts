/** What the bundled server offers: `serve` for the shop, the rest for the tests that open one of their own. */
export { createApp, editionOf } from './app.ts';
export { createLog } from './log.ts';
export { serveFiles } from './files.ts';
export { serve } from './serve.ts';
export { createShopServer } from './server.ts';
export { readSettings } from './settings.ts';
export { openShop } from './shop.ts';
