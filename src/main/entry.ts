/** What the bundled server offers: `serve` for the shop, the rest for the tests that open one of their own. */
export { createApp } from './app.ts';
export { serve } from './serve.ts';
export { createShopServer, serveFiles } from './server.ts';
export { readSettings } from './settings.ts';
export { openShop } from './shop.ts';
