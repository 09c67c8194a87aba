import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Tally } from './attackers.ts';

/** What the program is told when it starts. */
export const aimShape = z.object({
  port: z.number(),
  seed: z.number(),
  files: z.tuple([z.string()], z.string()),
});
type Aim = z.infer<typeof aimShape>;

/** Hostile clients in a process of their own: what they cost is not taken from those who measure. */
export interface RunningAttack {
  /** Ends it, with every connection that it has; what was done. */
  stop(): Promise<Tally>;
}

const program = fileURLToPath(new URL('attack.ts', import.meta.url));

/** Starts every kind of attack at once. It ends with `stop`, or when the program that started it does. */
export function startAttack(aim: Aim): RunningAttack {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(aim);
  return {
    async stop() {
      child.send('stop');
      const [tally] = await once(child, 'message');
      child.disconnect();
      await once(child, 'exit');
      return z.record(z.string(), z.number()).parse(tally);
    },
  };
}

/** The built files that the shop's pages name, the largest first. */
export async function findFiles(origin: string): Promise<[string, ...string[]]> {
  const page = await (await fetch(`${origin}/objednavka`)).text();
  const paths = new Set(page.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g));
  const files = await Promise.all(
    [...paths].map(async (path) => {
      const headers = { 'Accept-Encoding': 'identity' };
      const body = await (await fetch(origin + path, { headers })).arrayBuffer();
      return { path, size: body.byteLength };
    }),
  );
  const [first, ...others] = files.toSorted((a, b) => b.size - a.size).map(({ path }) => path);
  if (first === undefined) throw new Error('The page names no file.');
  return [first, ...others];
}
