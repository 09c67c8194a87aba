import { passages } from '#content/writing/passages.ts';
import type { Services } from '#flows/services.ts';
import type { WatchPort } from '#main/watch/port-failures.ts';
import { createEmbeddedWriter } from '#ports/writer/embedded.ts';
import { observedWriter } from './observed-ports.ts';

/** The writer that the settings name, else the embedded one, which costs nothing. */
export function makeWriting(watch: WatchPort): Pick<Services, 'writer' | 'writing'> {
  return {
    writer: observedWriter(createEmbeddedWriter({ libraries: passages }), watch),
    writing: {
      perDay: { texts: 500, cost: undefined },
      batchTexts: 300,
      seconds: 120,
      prices: undefined,
    },
  };
}
