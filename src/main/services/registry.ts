import type { Logger } from 'pino';
import type { Settings } from '#main/settings/settings.ts';
import type { WatchPort } from '#main/watch/port-failures.ts';
import { createAres } from '#ports/registry/ares.ts';
import { cachedRegistry } from '#ports/registry/cached.ts';
import { createEmbeddedRegistry, localFallback } from '#ports/registry/embedded.ts';
import type { Registry } from '#ports/registry/port.ts';
import { observedRegistry } from './observed-ports.ts';

interface Sources {
  settings: Pick<Settings, 'aresUrl' | 'shop'>;
  clock: () => Date;
  log: Logger;
}

/** The public register; a local shop that cannot reach it falls back and says so, a public one never. */
export function makeRegistry({ settings, clock, log }: Sources, watch: WatchPort): Registry {
  const embedded = createEmbeddedRegistry();
  if (settings.aresUrl === 'embedded') return embedded;
  // Observed beneath the cache: a question that the cache holds back while the register is away is not a
  // failure.
  const asked = observedRegistry(createAres({ url: settings.aresUrl }), watch);
  const ares = cachedRegistry(asked, { clock });
  if (!settings.shop.isLocal) return ares;
  // Each failure has the port's own line in the log, so the fallback is reported once.
  let isTold = false;
  return localFallback(ares, embedded, () => {
    if (!isTold) log.warn('While ARES cannot be reached, the embedded register answers.');
    isTold = true;
  });
}
