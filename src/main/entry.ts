/** What the bundled server offers: `serve` for the shop, `run…` for its commands, the rest for tests and bench, which open one of their own. */
export { openCheckout } from '#flows/payments/open-checkout.ts';
export { placeOrder } from '#flows/orders/place-order.ts';
export { makeFirstLink } from '#flows/sign-in/operator-link.ts';
export { createApp } from './app.ts';
export { runVerifyAudit } from './audit-commands.ts';
export { runBackup, runRestore } from './command.ts';
export { runOperatorLink } from './command.ts';
export { editionOf } from '#main/http/hosts.ts';
export { createLog } from '#main/watch/log.ts';
export { serveFiles } from '#main/http/files.ts';
export { serve } from './serve.ts';
export { createShopServer } from '#main/http/server.ts';
export { readSettings } from '#main/settings/settings.ts';
export { openShop } from './shop.ts';
export { Threads } from '#main/workers/workers.ts';
