import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What the attackers are told when they start. */
export const sendersOrder = z.object({
  /** The name of the trial. */
  trial: z.string(),
  senders: z.number(),
  seconds: z.number(),
  aims: z.array(z.object({ port: z.number(), host: z.string() })),
  mark: z.string(),
  cookies: z.array(z.string()),
  token: z.string(),
  /** The second number of the addresses that they have: others in each run, for clients are counted. */
  network: z.number(),
});
export type SendersOrder = z.infer<typeof sendersOrder>;

const sentShape = z.object({
  /** How often each status came, and `none`. */
  answers: z.record(z.string(), z.number()),
  /** The longest head without cookies, and the longest Location. */
  headBytes: z.number(),
  locationBytes: z.number(),
});
export type Sent = z.infer<typeof sentShape>;

const program = fileURLToPath(new URL('senders.ts', import.meta.url));

/** Attackers in a process of their own, with all that they send made before they begin. */
export interface ReadySenders {
  begin(): Promise<Sent>;
}

export async function prepareSenders(order: SendersOrder): Promise<ReadySenders> {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(order);
  await told(child);
  return {
    async begin() {
      child.send('begin');
      const sent = sentShape.parse(await told(child));
      if (child.exitCode === null) await once(child, 'exit');
      return sent;
    },
  };
}

async function told(child: ReturnType<typeof fork>): Promise<unknown> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The senders have ended before their time.');
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message;
}
