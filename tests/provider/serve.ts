import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { controlShape, forgeryShape } from './control.ts';
import { type Provider, createProvider } from './provider.ts';
import { type FirstWords, firstWordsShape } from './start-provider.ts';

/** The provider as a program: told its settings by the one who starts it, gone when he is. */
const closers: (() => Promise<void>)[] = [];
const opening = open();
opening.catch(async (error: unknown) => {
  process.stderr.write(`The provider cannot open: ${String(error)}\n`);
  process.exitCode = 1;
  await close();
});
process.on('disconnect', () => void close());
process.on('SIGTERM', () => void close());
// Ctrl-C reaches the whole group of processes; whoever started us decides when we end.
process.on('SIGINT', () => {});

async function open(): Promise<void> {
  const [words] = await once(process, 'message');
  const origin = await listen(firstWordsShape.parse(words));
  process.send?.({ origin });
}

async function close(): Promise<void> {
  await opening.catch(() => {});
  for (const closer of closers.splice(0)) await closer();
  process.exit();
}

async function listen(words: FirstWords): Promise<string> {
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The provider has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  const databaseUrl = words.databaseUrl ?? (await startDatabase());
  const { secretKey, webhookSecret } = words;
  const provider = await createProvider({ databaseUrl, origin, secretKey, webhookSecret });
  closers.splice(1, 0, () => provider.close());
  await provider.control({ shops: words.shops });
  return origin;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = createRequest(request, response);
    const path = new URL(asked.url).pathname;
    const made = path.startsWith('/control')
      ? await obey(provider, asked, path)
      : await provider.answer(asked);
    if (made instanceof Response) await sendResponse(response, made);
    else if (made === 'cut') response.destroy();
  }
}

async function obey(provider: Provider, request: Request, path: string): Promise<Response> {
  if (request.method !== 'POST') return Response.json(await provider.state());
  const wish = await request.json();
  if (path === '/control/forge') {
    return Response.json({ status: await provider.forge(forgeryShape.parse(wish)) });
  }
  await provider.control(controlShape.parse(wish));
  return Response.json(await provider.state());
}

/** A server of its own: what befalls the shop's database does not befall the provider's. */
async function startDatabase(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vzlet-provider-'));
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false });
  closers.splice(1, 0, () => postgres.stop());
  return postgres.url;
}
