import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** Runs one statement on a connection of its own; its rows. */
export async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The process number of the server on a data folder. */
export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8'), 10);
}

/** Whether any process of a server works on this folder. */
export async function isServed(dataDir: string): Promise<boolean> {
  const commands = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  return commands.includes(join(dataDir, 'pg'));
}

/** Ends the process that serves one connection, as a machine short of memory does; the server recovers. */
export async function killOneBackend(url: string): Promise<void> {
  const client = new Client(url);
  const lost = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await lost;
}

/** The server's process and those of its connections. */
export async function serverPids(dataDir: string): Promise<number[]> {
  const postmaster = await postmasterPid(dataDir);
  const children = execFileSync('ps', ['-eo', 'pid,ppid'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid]) => Number(pid));
  return [postmaster, ...children];
}
