import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Control, type Forgery, type ProviderState, stateShape } from './control.ts';

/** What the program is told when it starts. */
export const firstWordsShape = z.object({
  databaseUrl: z.string().optional(),
  shops: z.array(z.string()),
  secretKey: z.string(),
  webhookSecret: z.string(),
});
export type FirstWords = z.infer<typeof firstWordsShape>;

export interface ProviderOptions {
  /** An empty database; without one the provider brings a server of its own, which takes a second. */
  databaseUrl?: string;
  /** Origins of the shops that it tells; `control` changes them. */
  shops?: string[];
}

/** A payment provider in a process of its own. */
export interface RunningProvider {
  origin: string;
  /** Settings with which a shop asks it. */
  env: Record<string, string>;
  control(wish: Control): Promise<ProviderState>;
  /** Brings a message of our own making to the shop, and says how it was answered. */
  forge(forgery: Forgery): Promise<number>;
  state(): Promise<ProviderState>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('serve.ts', import.meta.url));

/** Starts the provider. It ends with `stop`, or when the program that started it does. */
export async function startProvider(options: ProviderOptions = {}): Promise<RunningProvider> {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`;
  const { shops = [], databaseUrl } = options;
  const child = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  child.send({ databaseUrl, shops, secretKey, webhookSecret } satisfies FirstWords);
  const failed = ended.then(() => Promise.reject(new Error('The provider did not open.')));
  const [{ origin }] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});

  async function ask(path: string, wish?: object): Promise<unknown> {
    const response = await fetch(
      origin + path,
      wish ? { method: 'POST', body: JSON.stringify(wish) } : {},
    );
    return await response.json();
  }

  return {
    origin,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_ORIGIN: origin,
    },
    control: async (wish) => stateShape.parse(await ask('/control', wish)),
    forge: async (forgery) =>
      z.object({ status: z.number() }).parse(await ask('/control/forge', forgery)).status,
    state: async () => stateShape.parse(await ask('/control')),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
