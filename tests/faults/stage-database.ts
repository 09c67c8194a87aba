import { type DatabaseProxy, createDatabaseProxy } from '#tests/stage/database-proxy.ts';
import { type DatabaseServer, startOwnServer } from './databases.ts';
import { type EmbeddedDatabase, createEmbeddedDatabase } from './embedded-database.ts';
import { makeSmallDisk } from './small-disk.ts';

export interface DatabaseOptions {
  /** A database server that the scenario may break. */
  ownServer?: boolean;
  /** The shop runs its own PostgreSQL in a data folder; on a disk that can be filled where it is small. */
  embedded?: 'on-this-disk' | 'on-a-small-disk';
  /** Whether there is a way between the shops and their database that can be cut. */
  proxied?: boolean;
}

/** The database of the shops on a stage. */
export interface StageDatabase {
  /** Settings that lead the shops to it. */
  env: Record<string, string>;
  /** Put before the shops' program. */
  command: readonly string[];
  server: DatabaseServer;
  way: DatabaseProxy | undefined;
  embedded: EmbeddedDatabase | undefined;
  /** Fills the disk on which it lies, and takes away what filled it. */
  disk: { fill(): Promise<void>; free(): Promise<void> } | undefined;
  /** Its own address, past every way that can be cut; of an embedded one once the shop has opened. */
  url(): Promise<string>;
}

export async function openStageDatabase(
  given: DatabaseServer,
  options: DatabaseOptions,
  closers: (() => Promise<unknown>)[],
): Promise<StageDatabase> {
  if (options.embedded) return embed(given, options.embedded === 'on-a-small-disk', closers);
  const server = options.ownServer ? await startOwnServer(true) : given;
  if (server !== given) closers.push(() => server.close());
  const url = await server.create('migrated');
  if (server === given) closers.push(() => server.drop(url));
  const way = options.proxied ? await createDatabaseProxy(url) : undefined;
  if (way) closers.push(() => way.close());
  return {
    env: { DATABASE_URL: way?.url ?? url },
    command: [],
    server,
    way,
    embedded: undefined,
    disk: undefined,
    url: async () => url,
  };
}

async function embed(
  server: DatabaseServer,
  isSmall: boolean,
  closers: (() => Promise<unknown>)[],
): Promise<StageDatabase> {
  const disk = isSmall ? await makeSmallDisk() : undefined;
  if (isSmall && !disk) throw new Error('no small disk can be made here');
  if (disk) closers.push(disk.close);
  const embedded = await createEmbeddedDatabase(disk);
  closers.push(embedded.close);
  return {
    env: { DATA_DIR: embedded.dataDir },
    command: disk?.command ?? [],
    server,
    way: undefined,
    embedded,
    disk,
    url: embedded.url,
  };
}
