import { once } from 'node:events';
import { pino } from 'pino';
import { type TestShop, type TestShopOptions, createTestShop, importBuilt } from './shop.ts';

/** A shop with a server before it. */
export interface ShopOnPort extends TestShop {
  port: number;
}

/**
 * A whole shop that browsers reach over HTTP and that works by itself: webhooks come, e-mails are written.
 * With the scheme https it takes itself for one behind TLS; browsers treat localhost as if it were.
 */
export async function openShop(
  options: TestShopOptions & { scheme?: 'http' | 'https' } = {},
): Promise<ShopOnPort> {
  const { scheme = 'http' } = options;
  const { createShopServer, editionOf, serveFiles } = await importBuilt();
  // The addresses of a shop hold its port, so the server comes first and asks the shop later.
  const { server, cache } = createShopServer({
    app: (request) => shop.app(request),
    log: pino({ level: 'silent' }),
    editionOf: (origin) => editionOf(shop.services.shop, origin),
    trustProxy: options.env?.['TRUST_PROXY'] === 'true',
    files: serveFiles('build/client', { isLocal: !options.env?.['CS_ORIGIN'] }),
    keepsPages: true,
    counts: {
      answered: (...asked) => shop.counts.answered(...asked),
      drawn: (...asked) => shop.counts.drawn(...asked),
    },
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const shop = await createTestShop({
    ...options,
    env: {
      CS_ORIGIN: `${scheme}://localhost:${address.port}`,
      EN_ORIGIN: `${scheme}://en.localhost:${address.port}`,
      ...options.env,
    },
  });
  await shop.startWork();
  return {
    ...shop,
    port: address.port,
    forget(tag) {
      shop.forget(tag);
      cache.forget(tag);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await shop.close();
    },
  };
}
