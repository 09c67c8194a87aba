import { Resolver, lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/** All addresses of a name; none where it has none. */
export type Resolve = (host: string, until: AbortSignal) => Promise<string[]>;

/** Milliseconds and tries for one question to a name server. */
const QUESTION = { timeout: 2000, tries: 2 };

/**
 * Asks the name servers. Not the system, which asks in a thread of its own and has four of them: names that
 * nobody answers for would occupy them all, and passwords are checked there too.
 */
export async function askNameServers(host: string, until: AbortSignal): Promise<string[]> {
  const resolver = new Resolver(QUESTION);
  const giveUp = () => resolver.cancel();
  until.addEventListener('abort', giveUp, { once: true });
  const none = (): string[] => [];
  const found = await Promise.all([
    resolver.resolve4(host).catch(none),
    resolver.resolve6(host).catch(none),
  ]);
  until.removeEventListener('abort', giveUp);
  return found.flat();
}

/** Asks the system, which knows the names of this machine; for a local shop. */
export async function askSystem(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/** The addresses of a host as it stands in a URL: itself where it is one. */
export async function addressesOf(
  host: string,
  resolve: Resolve,
  until: AbortSignal,
): Promise<string[]> {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? resolve(bare, until) : [bare];
}
