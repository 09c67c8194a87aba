import sirv from 'sirv';
import type { Shop } from '#domain/shop.ts';
import { fileHeaders } from './security-headers.ts';
import type { ServerOptions } from './server.ts';

/** Serves the built files. Those with a hash in their name may be kept for ever. */
export function serveFiles(folder: string, shop: Pick<Shop, 'isLocal'>): ServerOptions['files'] {
  const headers = Object.entries(fileHeaders(shop));
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      const value = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      response.setHeader('Cache-Control', value);
      for (const [name, value] of headers) response.setHeader(name, value);
      if (pathname === '/speculation-rules.json') {
        response.setHeader('Content-Type', 'application/speculationrules+json');
      }
    },
  });
}
