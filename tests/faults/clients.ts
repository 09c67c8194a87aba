import { once } from 'node:events';
import { type IncomingMessage, request as askOver } from 'node:http';

/** A client on the network with an address of its own. */
export interface Client {
  address: string;
  /** Asks once; headers that name the client are for a proxy to write. */
  ask(request: Asked): Promise<Response>;
}

/** What is asked for; an absolute address. */
export interface Asked {
  url: string;
  method?: string;
  headers?: Headers;
  body?: string | null;
}

let clients = 0;

/**
 * The next of many. Where a proxy stands before the shop its clients are told apart by what it writes;
 * a bare shop sees the addresses themselves, of which Linux has millions for this machine alone.
 */
export function createClient(isBare: boolean): Client {
  clients += 1;
  const [high, middle, low] = [(clients >> 16) & 127, (clients >> 8) & 255, clients & 255];
  if (isBare) {
    const address = `127.${100 + (high % 100)}.${middle}.${low}`;
    return { address, ask: (request) => askFrom(address, request) };
  }
  const address = `10.${high}.${middle}.${low}`;
  return {
    address,
    async ask({ url, method = 'GET', headers = new Headers(), body = null }) {
      headers.set('X-Forwarded-For', address);
      return fetch(url, { method, headers, body, redirect: 'manual' });
    },
  };
}

/** Asks on a connection of its own that begins at this address. */
async function askFrom(localAddress: string, asked: Asked): Promise<Response> {
  const { url, method = 'GET', headers = new Headers(), body } = asked;
  const { port, pathname, search, host } = new URL(url);
  headers.set('Host', host);
  if (body) headers.set('Content-Length', String(Buffer.byteLength(body)));
  const request = askOver({
    host: '127.0.0.1',
    port,
    localAddress,
    method,
    path: pathname + search,
    headers: Object.fromEntries(headers),
    agent: false,
  });
  request.end(body ?? undefined);
  const [response]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage];
  const content = Buffer.concat(await response.toArray());
  const { statusCode: status = 0, rawHeaders } = response;
  const pairs = rawHeaders.flatMap((name, i): [string, string][] =>
    i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? '']] : [],
  );
  const isBodiless = status === 304 || status === 204;
  return new Response(isBodiless ? null : content, { status, headers: pairs });
}
