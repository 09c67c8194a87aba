/** What the bundled server offers: `serve` for the shop, `run…` for its commands, the rest for tests and bench, which open one of their own. */
export { openCheckout } from '#flows/open-checkout.ts';
export { placeOrder } from '#flows/place-order.ts';
export { createApp } from './app.ts';
export { runBackup, runRestore } from './backup-commands.ts';
export { editionOf } from './hosts.ts';
export { createLog } from './log.ts';
export { serveFiles } from './files.ts';
export { serve } from './serve.ts';
export { createShopServer } from './server.ts';
export { readSettings } from './settings.ts';
export { openShop } from './shop.ts';
