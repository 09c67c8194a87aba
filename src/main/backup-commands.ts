import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { NoBackup, backUp } from '#database/backup/back-up.ts';
import { NotRestored, restore } from '#database/backup/restore.ts';
import { MIGRATIONS, restoredPorts } from '#main/services/backups.ts';
import { command, counted, withDatabase } from './command.ts';

/** `npm run backup -- FILE`: writes all that the shop knows into a file. */
export function runBackup(args: string[]): Promise<void> {
  return command('No backup was made', async () => {
    const [file, ...rest] = args;
    if (!file || rest.length > 0 || file.startsWith('-')) {
      throw new NoBackup('say where: npm run backup -- FILE');
    }
    const target = resolve(file);
    const { tables, rows } = await withDatabase({ mustExist: true }, (url) =>
      backUp(url, target, new Date()),
    );
    const { size } = await stat(target);
    return `${counted(rows, 'row')} of ${counted(tables, 'table')} are in ${target} (${counted(size, 'byte')}).`;
  });
}

/** `npm run restore -- FILE [--replace]`: puts a backup back, also in the place of a shop. */
export function runRestore(args: string[]): Promise<void> {
  return command('Nothing was restored', async () => {
    const [file, ...rest] = args.filter((arg) => arg !== '--replace');
    if (!file || rest.length > 0 || file.startsWith('-')) {
      throw new NotRestored(
        'say which: npm run restore -- FILE, or npm run restore -- FILE --replace',
      );
    }
    const source = resolve(file);
    if (!existsSync(source)) throw new NotRestored(`there is no file ${source}.`);
    const { tables, rows } = await withDatabase({ mustExist: false }, (url) =>
      restore({
        url,
        file: source,
        migrations: MIGRATIONS,
        replace: args.includes('--replace'),
        ports: restoredPorts,
      }),
    );
    return `${counted(rows, 'row')} of ${counted(tables, 'table')} are back. Start the shop: it asks the payment provider for what came later.`;
  });
}
