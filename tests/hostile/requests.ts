import { hostileBody } from './bodies.ts';
import { hostileHeaders, hostileRange } from './headers.ts';
import { hostilePath, knownPath } from './paths.ts';
import { type Random, seeded } from './random.ts';

/** What is wrong with a request before everything else. */
export type Kind = 'method' | 'path' | 'header' | 'range' | 'body' | 'noise';

/** A request as it goes over the wire. */
export interface HostileRequest {
  kind: Kind;
  bytes: Buffer;
  /** Whether its client hangs up after the last byte, without waiting for an answer. */
  isCut: boolean;
}

export interface Aim {
  /** The Host header. */
  host: string;
  /** Paths of built files. */
  files: readonly [string, ...string[]];
}

const kinds = ['method', 'path', 'header', 'range', 'range', 'body', 'body', 'noise'] as const;
const methods = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'PURGE',
  'CONNECT',
  'get',
  'G',
  'GET/',
  'FOO',
  'M'.repeat(3000),
] as [string, ...string[]];
const versions = [
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/0.9',
  'HTTP/1.2',
  'http/1.1',
  '',
] as const;

/** An endless sequence of requests that nobody honest makes, the same for the same seed. */
export function createRequests(seed: number, aim: Aim): () => HostileRequest {
  const random = seeded(seed);
  return () => {
    const kind = random.pick(kinds);
    return kind === 'noise' ? noise(random, aim) : request(random, kind, aim);
  };
}

function request(random: Random, kind: Exclude<Kind, 'noise'>, aim: Aim): HostileRequest {
  const method = kind === 'method' ? random.pick(methods) : kind === 'body' ? 'POST' : 'GET';
  const path = kind === 'path' ? hostilePath(random) : knownPath(random, aim.files);
  const version = kind === 'method' ? random.pick(versions) : 'HTTP/1.1';
  const headers = kind === 'header' ? hostileHeaders(random) : [];
  // Half of the ranges are asked for with other methods as well.
  const asked = kind === 'range' && random.chance(0.5) ? random.pick(methods) : method;
  if (kind === 'range') headers.push(`Range: ${hostileRange(random)}`);
  const isCut = random.chance(0.1);
  const body = kind === 'body' ? hostileBody(random) : undefined;
  const host = headers.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${aim.host}`];
  const lines = [
    `${asked} ${path} ${version}`.trimEnd(),
    ...host,
    ...headers,
    ...(body?.headers ?? []),
    'Connection: close',
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return { kind, bytes: Buffer.concat([head, body?.bytes ?? Buffer.of()]), isCut };
}

/** What is no request at all. */
function noise(random: Random, { host }: Aim): HostileRequest {
  const head = `GET /cenik HTTP/1.1\r\nHost: ${host}\r\n`;
  const bytes = random.pick<Buffer | string>([
    random.bytes(random.below(2000)),
    '\r\n'.repeat(random.below(5000)),
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `${head}X: a\r\n b\r\n\r\n`,
    `${head}X: a\nY: b\r\n\r\n`,
    `${head}X\u0000: a\r\n\r\n`,
    `${head}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
    `${head}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n`,
    head.slice(0, 1 + random.below(head.length)),
  ]);
  return {
    kind: 'noise',
    bytes: Buffer.from(bytes as string, 'latin1'),
    isCut: random.chance(0.5),
  };
}
