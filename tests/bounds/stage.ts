import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { scopes, tokenSecret } from '#domain/api/token.ts';
import type { DatabaseServer } from '#tests/faults/databases.ts';
import { closeAtEnd } from '#tests/faults/tidy.ts';
import { startNginx } from '#tests/stage/nginx.ts';
import { freePort } from '#tests/stage/replica.ts';
import { type WatchedReplica, startWatchedReplica } from './watched-replica.ts';

/** How the shop is reached: its replicas themselves, or through the proxy that it is delivered with. */
export type RouteName = 'bare' | 'nginx';

/** Where requests go, and the line that names the shop there. */
export interface Aim {
  port: number;
  host: string;
}

/** Two replicas on a database of their own, with people signed in. */
export interface Stage {
  way: RouteName;
  aims: readonly Aim[];
  /** What honest readers ask for: a page that is kept, one that is not, and the least that there is. */
  pages: { origin: string; host: string; path: string }[];
  replicas: readonly WatchedReplica[];
  /** The headers of editors who are signed in, one each. */
  cookies: readonly string[];
  /** The secret of a program that may do everything. */
  token: string;
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

const EDITORS = 50;

export async function openStage(server: DatabaseServer, way: RouteName): Promise<Stage> {
  const url = await server.create('migrated');
  const pool = new Pool({ connectionString: url, max: 4 });
  pool.on('error', () => {});
  const closePool = closeAtEnd(() => pool.end());
  const query = async (sql: string, values: unknown[] = []) =>
    (await pool.query<Record<string, unknown>>(sql, values)).rows;
  const { replicas, aims, close } =
    way === 'bare' ? await openBare(url) : await openBehindNginx(url);
  const [editors, token] = [await signInEditors(query), await makeToken(query)];
  const plain = way === 'bare' ? '/healthz' : '/';
  const asked = way === 'bare' ? replicas.map(({ port }) => aimAt(port)) : aims;
  const pages = asked.flatMap(({ port, host }) =>
    ['/cenik', '/objednavka', plain].map((path) => ({
      origin: `http://127.0.0.1:${port}`,
      host: host.replace('Host: ', ''),
      path,
    })),
  );
  return {
    way,
    aims,
    pages,
    replicas,
    cookies: editors,
    token,
    query,
    async close() {
      await close();
      await closePool();
      await server.drop(url);
    },
  };
}

function aimAt(port: number): Aim {
  return { port, host: `Host: localhost:${port}` };
}

type Opened = Pick<Stage, 'replicas' | 'aims' | 'close'>;

async function stopAll(replicas: readonly WatchedReplica[]): Promise<void> {
  await Promise.all(replicas.map((replica) => replica.stop()));
}

async function openBare(url: string): Promise<Opened> {
  const start = () => startWatchedReplica(url, { TRUST_PROXY: 'false' });
  const replicas = [await start(), await start()];
  // All at one of them, as where the shop is a single process; readers ask both.
  const aims = replicas.slice(0, 1).map(({ port }) => aimAt(port));
  return { replicas, aims, close: () => stopAll(replicas) };
}

async function openBehindNginx(url: string): Promise<Opened> {
  const port = await freePort();
  const env = { CS_ORIGIN: `http://localhost:${port}`, EN_ORIGIN: `http://en.localhost:${port}` };
  const start = () => startWatchedReplica(url, env);
  const replicas = [await start(), await start()];
  const nginx = await startNginx({ port, replicas: replicas.map((replica) => replica.port) });
  const stopNginx = closeAtEnd(() => nginx.stop());
  return {
    replicas,
    aims: [aimAt(port)],
    async close() {
      await stopNginx();
      await stopAll(replicas);
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Straight away; the doors of the section have tests of their own. */
async function signInEditors(query: Stage['query']): Promise<string[]> {
  const cookies: string[] = [];
  for (let index = 0; index < EDITORS; index += 1) {
    const [id, token] = [randomUUID(), randomUUID()];
    await query(
      `insert into operators (id, email, name, role, language, created_at)
        values ($1, $2, 'Jana Malá', 'editor', 'cs', now())`,
      [id, `${id}@example.com`],
    );
    await query(
      `insert into sessions (id, token_hash, operator_id, stage, created_at, seen_at, proved_at, device, network)
        values ($1, $2, $3, 'open', now(), now(), now(), 'Firefox, Linux', '192.0.2.1')`,
      [randomUUID(), sha256(token), id],
    );
    cookies.push(`session=${token}`);
  }
  return cookies;
}

async function makeToken(query: Stage['query']): Promise<string> {
  const secret = tokenSecret(randomBytes(32).toString('base64url'));
  await query(
    `insert into api_tokens (id, name, hash, scopes, made_by, created_at)
      values ($1, 'Sklad', $2, $3, $1, now())`,
    [randomUUID(), sha256(secret), [...scopes]],
  );
  return secret;
}
