import { once } from 'node:events';
import { pino } from 'pino';
import { type TestShop, type TestShopOptions, createTestShop, importBuilt } from '#tests/shop.ts';

/** A whole shop that browsers reach over HTTP and that works by itself: webhooks come, letters are written. */
export async function openShop(options: TestShopOptions = {}): Promise<TestShop> {
  const { createShopServer, editionOf, serveFiles } = await importBuilt();
  // The addresses of a shop hold its port, so the server comes first and asks the shop later.
  const { server } = createShopServer({
    app: (request) => shop.app(request),
    log: pino({ level: 'silent' }),
    editionOf: (origin) => editionOf(shop.services.shop, origin),
    trustProxy: false,
    files: serveFiles('build/client'),
    keepsPages: true,
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const shop = await createTestShop({
    ...options,
    env: {
      CS_ORIGIN: `http://localhost:${address.port}`,
      EN_ORIGIN: `http://en.localhost:${address.port}`,
      ...options.env,
    },
  });
  await shop.startWork();
  return {
    ...shop,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await shop.close();
    },
  };
}
