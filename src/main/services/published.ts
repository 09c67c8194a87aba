import type { Logger } from 'pino';
import { readClaimCorrections } from '#database/claims.ts';
import type { DatabaseClient } from '#database/client.ts';
import { listPressMarks } from '#database/press-marks.ts';
import type { Services } from '#flows/services.ts';
import { ALL } from '#main/page-cache/page-cache.ts';
import { remembered } from './remembered.ts';

/** What the operator publishes beside the offer, as pages read it. */
export interface Published extends Pick<Services, 'claims' | 'press'> {
  /** Asks anew for what bears this tag; for everything where it is `all`. */
  forget(tag: string): void;
}

export function makePublished(sources: {
  database: DatabaseClient;
  clock: () => Date;
  log: Logger;
}): Published {
  const { clock, log } = sources;
  const { db } = sources.database;
  const claims = remembered({
    what: 'corrections of claims',
    ask: () => readClaimCorrections(db),
    fallback: {},
    clock,
    log,
  });
  const press = remembered({
    what: 'marks of the press',
    ask: () => listPressMarks(db),
    fallback: [],
    clock,
    log,
  });
  const byTag = { claims, press };
  return {
    ...byTag,
    forget: (tag) => {
      for (const [name, kind] of Object.entries(byTag)) {
        if (tag === name || tag === ALL) kind.forget();
      }
    },
  };
}
