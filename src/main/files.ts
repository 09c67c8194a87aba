import sirv from 'sirv';
import type { ServerOptions } from './server.ts';

/** Serves the built files. Those with a hash in their name may be kept for ever. */
export function serveFiles(folder: string): ServerOptions['files'] {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      const value = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      response.setHeader('Cache-Control', value);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (pathname === '/speculation-rules.json') {
        response.setHeader('Content-Type', 'application/speculationrules+json');
      }
    },
  });
}
