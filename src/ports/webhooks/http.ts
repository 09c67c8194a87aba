import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type UrlProblem, isInward, problemOfUrl } from '#domain/webhooks/receiver.ts';
import {
  CALL_SECONDS,
  CONNECT_SECONDS,
  type CallOutcome,
  type CallProblem,
  KEPT_CHARACTERS,
  READ_BYTES,
  readRetryAfter,
} from '#domain/webhooks/sending.ts';
import type { WebhookCall, Webhooks } from './port.ts';
import { type Resolve, addressesOf, askNameServers, askSystem } from './resolve.ts';

export interface HttpWebhooksOptions {
  /** On a local shop, which may call its own machine and without encryption. */
  isLocal: boolean;
  clock: () => Date;
  resolve?: Resolve | undefined;
  /** The addresses of this machine, which may be public ones; as the system has them. */
  ownAddresses?: () => readonly string[];
  /** Milliseconds for a whole call, and for its connection. */
  callMs?: number;
  connectMs?: number;
  /** Certificates that are believed in besides those of the system. */
  ca?: string | undefined;
}

/** Bytes of all headers of an answer together. */
const HEADER_BYTES = 16_384;

/**
 * Calls over HTTP. A name is resolved once and the connection goes to exactly the address that was looked at, so
 * a name server that answers differently the second time is not asked a second time. Redirections are answers
 * like others. Every connection is of its own and destroyed with the call.
 */
export function createHttpWebhooks(options: HttpWebhooksOptions): Webhooks {
  const { isLocal, resolve = isLocal ? askSystem : askNameServers } = options;
  const { ownAddresses = addressesOfMachine } = options;
  const find = (url: URL, until: AbortSignal) =>
    findAddress(url, { isLocal, resolve, ownAddresses, until });
  return {
    provider: 'HTTP',
    async check(text) {
      const problem = problemOfUrl(text, isLocal);
      if (problem) return problem;
      const found = await awaitWithin(options.callMs ?? CALL_SECONDS * 1000, (until) =>
        find(new URL(text.trim()), until),
      ).catch(() => undefined);
      if (!found) return 'url-name';
      return found.ok ? undefined : found.problem;
    },
    async post(call) {
      if (problemOfUrl(call.url, isLocal)) return { problem: 'inward' };
      return postTo(new URL(call.url), call, options, find);
    },
  };
}

type Found = { ok: true; address: string } | { ok: false; problem: UrlProblem };

/** One inward address among those of a name is enough to refuse it: nobody knows which would be taken. */
async function findAddress(
  url: URL,
  {
    isLocal,
    resolve,
    ownAddresses,
    until,
  }: {
    isLocal: boolean;
    resolve: Resolve;
    ownAddresses: () => readonly string[];
    until: AbortSignal;
  },
): Promise<Found> {
  const addresses = await addressesOf(url.hostname, resolve, until);
  const [address] = addresses;
  if (address === undefined) return { ok: false, problem: 'url-name' };
  const own = isLocal ? new BlockList() : listOf(ownAddresses());
  const leadsIn = (one: string) => isInward(one) || own.check(one, familyOf(one));
  if (!isLocal && addresses.some(leadsIn)) return { ok: false, problem: 'url-inward' };
  return { ok: true, address };
}

/** Asked at each call, because addresses come and go while the shop runs. */
function addressesOfMachine(): string[] {
  return Object.values(networkInterfaces()).flatMap((own = []) =>
    own.map(({ address }) => address),
  );
}

/** Each address is the same one however it is written. */
function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const one of addresses) if (isIP(one) !== 0) list.addAddress(one, familyOf(one));
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** Waits for something so long and no longer; what goes on is told to end. */
async function awaitWithin<T>(ms: number, begin: (until: AbortSignal) => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    reject(new Error('It took too long.'));
  }, ms);
  try {
    return await Promise.race([begin(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function postTo(
  url: URL,
  call: WebhookCall,
  {
    clock,
    ca,
    callMs = CALL_SECONDS * 1000,
    connectMs = CONNECT_SECONDS * 1000,
  }: HttpWebhooksOptions,
  find: (url: URL, until: AbortSignal) => Promise<Found>,
): Promise<CallOutcome> {
  const until = performance.now() + callMs;
  const found = await awaitWithin(callMs, (signal) => find(url, signal)).catch(() => undefined);
  if (!found) return { problem: 'time' };
  if (!found.ok) return { problem: found.problem === 'url-inward' ? 'inward' : 'name' };
  const leftMs = Math.max(1, until - performance.now());
  return exchange(url, call, { address: found.address, clock, ca, callMs: leftMs, connectMs });
}

interface Route {
  address: string;
  clock: () => Date;
  ca: string | undefined;
  callMs: number;
  connectMs: number;
}

/** One request and the beginning of its answer; whatever happens, the connection is destroyed with it. */
function exchange(url: URL, call: WebhookCall, route: Route): Promise<CallOutcome> {
  const { promise, resolve } = Promise.withResolvers<CallOutcome>();
  let answered: CallOutcome | undefined;
  const request = tryOpen(url, call, route);
  if (!request) return Promise.resolve({ problem: 'nonsense' });
  const end = (outcome: CallOutcome) => {
    clearTimeout(timer);
    clearTimeout(connecting);
    request.destroy();
    // What was said counts also where the rest of it never comes.
    resolve(answered ?? outcome);
  };
  const timer = setTimeout(() => end({ problem: 'time' }), route.callMs);
  const connecting = setTimeout(() => end({ problem: 'time' }), route.connectMs);
  request.on('socket', (socket) => {
    const ready = url.protocol === 'https:' ? 'secureConnect' : 'connect';
    socket.once(ready, () => clearTimeout(connecting));
  });
  request.on('error', (error) => end({ problem: problemOf(error) }));
  // An answer with another protocol takes the connection out of Node's hands.
  request.on('upgrade', (_, socket) => {
    socket.destroy();
    end({ problem: 'nonsense' });
  });
  request.on('response', (response) => {
    const retryAfterSeconds = readRetryAfter(response.headers['retry-after'], route.clock());
    const facts = { status: response.statusCode ?? 0, retryAfterSeconds };
    answered = { ...facts, answer: '' };
    readBeginning(response, (answer) => {
      answered = { ...facts, answer };
      return end(answered);
    });
  });
  request.end(call.body);
  return promise;
}

/** Reads no more of an answer than is kept of it; told once, also where the answer breaks off. */
function readBeginning(response: IncomingMessage, done: (answer: string) => void): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    done(toText(Buffer.concat(parts).subarray(0, READ_BYTES)));
  };
  response.on('data', (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
    if (bytes >= READ_BYTES) finish();
  });
  response.on('end', finish);
  response.on('error', finish);
  response.on('close', finish);
}

/** The database knows no zero bytes. */
function toText(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\ufffd').slice(0, KEPT_CHARACTERS);
}

/** Undefined where Node refuses a header or an address, which nobody has found a way to. */
function tryOpen(url: URL, call: WebhookCall, route: Route): ClientRequest | undefined {
  try {
    return open(url, call, route);
  } catch {
    return undefined;
  }
}

function open(url: URL, call: WebhookCall, { address, ca }: Route): ClientRequest {
  const family = isIP(address);
  const pinned: LookupFunction = (_, { all }, tell) =>
    all ? tell(null, [{ address, family }]) : tell(null, address, family);
  const bytes = Buffer.byteLength(call.body);
  const headers = {
    ...call.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(bytes),
  };
  const options = {
    method: 'POST',
    headers,
    lookup: pinned,
    agent: false,
    maxHeaderSize: HEADER_BYTES,
  };
  return url.protocol === 'https:'
    ? requestHttps(url, { ...options, ...(ca === undefined ? {} : { ca }) })
    : requestHttp(url, options);
}

const certificateErrors = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_SSL)/;

function problemOf(error: Error): CallProblem {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.startsWith('HPE_')) return 'nonsense';
  return certificateErrors.test(code) || code === 'EPROTO' ? 'certificate' : 'connection';
}
