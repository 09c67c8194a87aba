import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Wait } from '#tests/hostile/waits.ts';

/** What a reader is told when it starts. */
export const readerOrder = z.object({
  pages: z.array(z.object({ origin: z.string(), host: z.string(), path: z.string() })),
  /** Milliseconds between two requests for the same page. */
  everyMs: z.number(),
});

const waitShape = z.object({
  at: z.number(),
  ms: z.number(),
  status: z.number().nullable(),
  origin: z.string(),
  path: z.string(),
});

/** A reader in a process of its own, which nothing else keeps busy. */
export interface Reader {
  /** What readers had while something was done; all of their answers are there. */
  during(action: () => Promise<unknown>): Promise<Wait[]>;
  /** Begins to ask, and tells of each answer. */
  go(onWait: (wait: Wait) => void): void;
  /** Asks for nothing more; ends once all answers are there. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('reader.ts', import.meta.url));

export function startReader(order: z.infer<typeof readerOrder>): Reader {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  let hear: ((wait: Wait) => void) | undefined;
  let rested = () => {};
  child.on('message', (told) => {
    if (told === 'rested') rested();
    else hear?.(waitShape.parse(told));
  });
  const reader: Reader = {
    async during(action) {
      const waits: Wait[] = [];
      reader.go((wait) => void waits.push(wait));
      try {
        await action();
      } finally {
        await reader.rest();
      }
      return waits;
    },
    go(onWait) {
      hear = onWait;
      child.send('go');
    },
    async rest() {
      const { promise, resolve } = Promise.withResolvers<void>();
      rested = resolve;
      child.send('rest');
      await promise;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
  return reader;
}
