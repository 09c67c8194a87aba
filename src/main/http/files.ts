import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import type { Shop } from '#domain/shop/shop.ts';
import type { Encoding } from './compress-body.ts';
import { headerOf, isKnown, pathOf } from './incoming.ts';
import { fileHeaders } from './security-headers.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';
import type { ServerOptions } from './server.ts';

/** A built file as it is answered. */
interface BuiltFile {
  etag: string;
  /** Header pairs as node:http takes them, whatever the encoding. */
  headers: string[];
  content: Buffer;
  /** The same in the encodings that the build made, the smallest first. */
  compressed: Map<Encoding, Buffer>;
}

/** How the build names what it has compressed, the smallest first. */
const compressedNames = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built files from memory, which is filled at the start: a page that is open in a browser keeps
 * its scripts while a newer build replaces the folder, and neither clients that leave nor invalid ranges
 * can keep files on the disk open. Other paths go on to `next`.
 */
export function serveFiles(folder: string, shop: Pick<Shop, 'isLocal'>): ServerOptions['files'] {
  const files = readFiles(folder, Object.entries(fileHeaders(shop)).flat());
  return (request, response, next) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const file = isReading ? files.get(pathOf(request)) : undefined;
    if (file) send(file, request, response);
    else next();
  };
}

function send(file: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  if (isKnown(file.etag, headerOf(request, 'if-none-match'))) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const offered = [...file.compressed.keys(), 'identity' as const];
  const encoding = new Negotiator(request).encoding(offered, { preferred: offered });
  const compressed = encoding && file.compressed.get(encoding);
  // A client that accepts no encoding gets the file uncompressed, which is better than nothing.
  const body = compressed ?? file.content;
  const encoded = compressed ? ['Content-Encoding', encoding] : [];
  response.writeHead(200, [...file.headers, ...encoded, 'Content-Length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The files of a folder by the path under which they are asked for. */
function readFiles(folder: string, headers: readonly string[]): Map<string, BuiltFile> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, file).replaceAll(sep, '/')}`, readFileSync(file));
  }
  const files = new Map<string, BuiltFile>();
  for (const [path, content] of contents) {
    const isSmallerForm = compressedNames.some(([, end]) => contents.has(withoutEnd(path, end)));
    if (isSmallerForm) continue;
    const compressed = compressedOf(path, contents);
    const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    const own = ['ETag', etag, 'Content-Type', typeOf(path), 'Cache-Control', keptFor(path)];
    const vary = compressed.size > 0 ? ['Vary', 'Accept-Encoding'] : [];
    const all = [...headers, ...own, ...vary, 'Accept-Ranges', 'none'];
    files.set(path, { etag, headers: all, content, compressed });
  }
  return files;
}

function withoutEnd(path: string, end: string): string {
  return path.endsWith(end) ? path.slice(0, -end.length) : '';
}

function compressedOf(path: string, contents: ReadonlyMap<string, Buffer>): Map<Encoding, Buffer> {
  const compressed = new Map<Encoding, Buffer>();
  for (const [encoding, end] of compressedNames) {
    const body = contents.get(path + end);
    if (body) compressed.set(encoding, body);
  }
  return compressed;
}

function typeOf(path: string): string {
  if (path === SPECULATION_RULES) return 'application/speculationrules+json';
  return lookup(path) ?? 'application/octet-stream';
}

/** What has a hash in its name may be kept for ever. */
function keptFor(path: string): string {
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}
