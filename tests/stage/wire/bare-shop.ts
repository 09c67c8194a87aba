import { readFile, readdir } from 'node:fs/promises';
import { createTestDatabase } from '#tests/stage/database.ts';
import { type Replica, startReplica } from '#tests/stage/replica.ts';
import { ask } from './raw.ts';

/** The built shop in a process of its own, with no proxy between it and who attacks. */
export interface BareShop extends Replica {
  /** The line by which a client names the shop. */
  host: string;
  /** Files and sockets that the process has open. */
  descriptors(): Promise<number>;
  /** Memory that the process has, in megabytes. */
  megabytes(): Promise<number>;
  /** Whether it still runs; the reason, where it does not. */
  fault(): string | undefined;
}

export async function startBareShop(env: Record<string, string> = {}): Promise<BareShop> {
  const database = await createTestDatabase();
  const replica = await startReplica(database.url, { TRUST_PROXY: 'false', ...env });
  const { child, port } = replica;
  return {
    ...replica,
    host: `Host: localhost:${port}`,
    descriptors: () => descriptorsOf(replica),
    async megabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    },
    fault() {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      return hasEnded ? `The shop has ended: ${replica.printed().slice(-500)}` : undefined;
    },
    async stop() {
      await replica.stop();
      await database.drop();
    },
  };
}

/** Files and sockets that the process of a replica has open. */
export async function descriptorsOf({ child }: Pick<Replica, 'child'>): Promise<number> {
  return (await readdir(`/proc/${child.pid}/fd`)).length;
}

/** The script of the wizard, which is the largest file that the shop has. */
export async function largestFile({
  port,
  host,
}: Pick<BareShop, 'port' | 'host'>): Promise<string> {
  const page = await ask(port, '/objednavka', [host]);
  const scripts = [...page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  const sized = scripts.map(async ([, path = '']) => {
    const { headers } = await ask(port, path, [host], { method: 'HEAD' });
    return { path, size: Number(headers['content-length']) };
  });
  const [largest] = (await Promise.all(sized)).toSorted((a, b) => b.size - a.size);
  return largest?.path ?? '';
}
