import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Running } from './running.ts';
import type { LoadedScript } from './sizes.ts';

/**
 * A plain page with the same scripts as one of the shop: a browser fetches them all, in the size in which the shop
 * sends them, and runs none. What the shop's page takes beyond it is its own doing and not that of line and phone.
 */
export async function startPlainPage(
  origin: string,
  scripts: readonly LoadedScript[],
): Promise<Running> {
  const bodies = new Map<string, Buffer>();
  for (const { path } of scripts) bodies.set(path, await compressed(origin + path));
  const links = scripts.map(({ path }) => `<link rel="modulepreload" href="${path}">`);
  const page = `<!doctype html><html lang="cs"><title>Plain</title>${links.join('')}<p>Plain`;
  const server = createServer(({ url = '/' }, response) => {
    const body = bodies.get(url);
    if (!body) return response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    const headers = { 'Content-Type': 'text/javascript', 'Content-Encoding': 'br' };
    return response.writeHead(200, headers).end(body);
  }).listen(0);
  await once(server, 'listening');
  const found = server.address();
  const port = typeof found === 'object' && found ? found.port : 0;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function compressed(address: string): Promise<Buffer> {
  return brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer()));
}
