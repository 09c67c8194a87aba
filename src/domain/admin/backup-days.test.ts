import { expect, it } from 'vitest';
import { backupName, backupsToDelete, nightlyBackups } from './backup-check.ts';

const DAY_MS = 86_400_000;
const nightsBefore = (last: string, count: number) =>
  Array.from({ length: count }, (_, i) =>
    backupName(new Date(Date.parse(last) - i * DAY_MS).toISOString().slice(0, 10)),
  );

it('keeps seven days, and of four weeks before them the newest of each', () => {
  const names = nightsBefore('2026-11-24', 60);
  const gone = new Set(backupsToDelete(names));
  expect(names.filter((name) => !gone.has(name))).toEqual([
    ...nightsBefore('2026-11-24', 7),
    // Tuesday back to Wednesday stay; before them Tuesday, and the Sundays of three weeks.
    ...['2026-11-17', '2026-11-15', '2026-11-08', '2026-11-01'].map(backupName),
  ]);
});

it('keeps the newest that could be restored, however old', () => {
  const names = nightsBefore('2026-11-24', 60);
  const restored = backupName('2026-10-01');
  const gone = backupsToDelete(names, restored);
  expect(gone).not.toContain(restored);
  expect(gone.length).toBe(backupsToDelete(names).length - 1);
});

it('takes no file away that it has not named', () => {
  const own = ['vzlet.backup.gz', 'vzlet-2020-01-01.backup.gz.age', 'orders.csv'];
  expect(backupsToDelete([...own, ...nightsBefore('2026-11-24', 8)])).toEqual([]);
  expect(nightlyBackups(own)).toEqual([]);
});
