import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { childEnv } from './child-env.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How a command ended and what it said. */
export interface Ended {
  code: number | null;
  said: string;
}

/** `npm run backup` or `npm run restore`, as a process of its own. */
export function runScript(
  name: 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  return run(process.execPath, [`scripts/${name}.mjs`, ...args], env);
}

/** Runs a program in the project's folder, with these settings and no others. */
export async function run(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...childEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  child.stderr.on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, said };
}

/** Every row of every table that matters, as text: two shops with the same books are equal. */
export async function booksOf(url: string): Promise<Record<string, string[]>> {
  const client = new Client(url);
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker')
         and tablename not in ('rate_limits', 'reconciliations')
       order by 1`,
    );
    const books: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} t order by 1`,
      );
      books[name] = rows.map(({ row }) => row);
    }
    return books;
  } finally {
    await client.end();
  }
}
