import { once } from 'node:events';
import type { Server } from 'node:http';
import { pino } from 'pino';
import type { ServerOptions } from '#main/http/server.ts';
import { type TestShop, importBuilt } from './shop.ts';

/** The server of a shop in front of its app, at an address of this machine. */
export interface ServedShop {
  server: Server;
  origin: string;
}

/** Serves a test shop over HTTP, without files; the caller closes the server. */
export async function serveShop(
  shop: Pick<TestShop, 'app' | 'services' | 'counts'>,
  changes: Partial<ServerOptions> = {},
): Promise<ServedShop> {
  const { createShopServer, editionOf } = await importBuilt();
  const { server } = createShopServer({
    app: shop.app,
    log: pino({ level: 'silent' }),
    editionOf: (origin) => editionOf(shop.services.shop, origin),
    trustProxy: false,
    files: (_request, _response, next) => next(),
    keepsPages: true,
    counts: shop.counts,
    ...changes,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}
