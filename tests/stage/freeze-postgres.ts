import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** A PostgreSQL server that can be made to hang: it takes connections and answers nobody. */
export interface FreezablePostgres {
  freeze(): void;
  thaw(): void;
}

/** Only for a server of one's own: everybody who uses it hangs. */
export async function freezable(url: string): Promise<FreezablePostgres> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  await client.end();
  const file = join(rows[0]?.folder ?? '', 'postmaster.pid');
  const postmaster = Number.parseInt(await readFile(file, 'utf8'), 10);
  const signal = (name: NodeJS.Signals) => {
    // The postmaster first: stopped, it starts no process that would be missed.
    for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, name);
  };
  return { freeze: () => signal('SIGSTOP'), thaw: () => signal('SIGCONT') };
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [pid = 0, ppid] = line.trim().split(/\s+/).map(Number);
    return ppid === parent ? [pid] : [];
  });
}
