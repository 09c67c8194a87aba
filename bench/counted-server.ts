import { once } from 'node:events';
import type { Server } from 'node:http';
import { pino } from 'pino';
import type { ServerOptions } from '#main/http/server.ts';
import { createTestShop, importBuilt } from '#tests/stage/shop.ts';

/** One shop behind two servers, of which the first counts pages and the second does not. */
process.once('message', async (databaseUrl: string) => {
  const { createShopServer, editionOf, serveFiles } = await importBuilt();
  const shop = await createTestShop({ onDatabaseUrl: databaseUrl });
  const shared: ServerOptions = {
    app: shop.app,
    log: pino({ level: 'silent' }),
    editionOf: (origin) => editionOf(shop.services.shop, origin),
    trustProxy: false,
    files: serveFiles('build/client', shop.services.shop),
    keepsPages: true,
  };
  shop.counts.start();
  const counting = await portOf(createShopServer({ ...shared, counts: shop.counts }).server);
  const plain = await portOf(createShopServer(shared).server);
  process.send?.({ counting, plain });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.once('SIGTERM', () => void shop.close().then(() => process.exit()));
});

async function portOf(server: Server): Promise<number> {
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
