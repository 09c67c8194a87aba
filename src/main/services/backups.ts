import { join } from 'node:path';
import type { Client } from 'pg';
import { freeSpace } from '#database/embedded/folder-fault.ts';
import type { Backups } from '#flows/services.ts';
import type { Settings } from '#main/settings/settings.ts';
import { createEmbeddedInbox } from '#ports/inbox/embedded.ts';
import { createEmbeddedMail } from '#ports/mail/embedded.ts';
import { createEmbeddedStorage } from '#ports/storage/embedded.ts';
import { createTables } from '#test-checkout/store.ts';

/** Every embedded port that has tables, by their schema, whichever of them the settings choose. */
export const restoredPorts = {
  inbox: (sql: Client) => createEmbeddedInbox({ sql, takesReplies: true }).prepare(),
  outbox: (sql: Client) => createEmbeddedMail({ sql, clock: () => new Date() }).prepare(),
  storage: (sql: Client) => createEmbeddedStorage({ sql }).prepare(),
  test_checkout: (sql: Client) => createTables(sql),
};

/** The generated SQL, from the folder of the program. */
export const MIGRATIONS = join('src', 'database', 'migrations');

/** What the nightly backup needs; undefined where no folder is set for it. */
export function makeBackups({
  settings,
  databaseUrl: url,
}: {
  settings: Settings;
  databaseUrl: string;
}): Backups | undefined {
  const { backupDir: folder, databaseUrl: foreign, dataDir } = settings;
  if (folder === undefined) return undefined;
  // The embedded server has one disk for both, and a full one would end the shop.
  const freeBytes =
    foreign === undefined ? () => freeSpace(dataDir).catch(() => undefined) : undefined;
  return { folder, url, migrations: MIGRATIONS, ports: restoredPorts, freeBytes };
}
