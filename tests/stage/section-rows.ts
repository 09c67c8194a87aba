import { globSync, readFileSync } from 'node:fs';
import { type AddressName, addresses } from '#domain/addresses.ts';
import type { Address, Need } from '#domain/addresses/address-row.ts';
import { addressNames } from './sample-address.ts';

const table: Record<AddressName, Address> = addresses;

/** Every row of the section; one that is added later is walked as well. */
export const sectionRows = addressNames
  .filter((name) => table[name].kind === 'operator')
  .map((name) => ({ name, needs: needOf(name) }));
/** Those for who is signed in. */
export const behindSignIns = sectionRows.flatMap(({ name, needs }) =>
  needs === 'nothing' ? [] : [{ name, needs }],
);

function needOf(name: AddressName): Need {
  return table[name].needs ?? 'people';
}

/** Everything that a form of the section can ask for, found in its pages and in their tables of actions. */
export const sectionActions = [
  ...new Set(globSync('src/web/{routes/admin,admin}/**/*.{ts,tsx}').flatMap(pendingActionsIn)),
];

function pendingActionsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const [, table = ''] = text.split(/\bdefineActions\(/);
  return [
    ...text.matchAll(/name="intent"\s+value="([\w-]+)"/g),
    ...table.matchAll(/^ {4}'?([\w-]+)'?: (?:\{|\w+\()/gm),
  ].map(([, intent = '']) => intent);
}

/** Which part of all that could be posted one of several walks posts; together they leave out no pair of row and form. */
export interface Part {
  nth: number;
  of: number;
}
export const WHOLE: Part = { nth: 0, of: 1 };

/** What one of the walks posts to a row. */
export function pendingActionsOf(row: number, { nth, of }: Part): string[] {
  return sectionActions.filter((_, index) => (row + index) % of === nth);
}

/** How a session may not hold: each has its part of the forms, for the guard asks before it reads any of them. */
export const lapses = [
  [
    'was not used for long',
    `update sessions set seen_at = seen_at - interval '12 hours 1 minute' where id = $1`,
  ],
  [
    'is over, however much it was used',
    `update sessions set created_at = created_at - interval '7 days 1 minute' where id = $1`,
  ],
  ['was revoked', 'delete from sessions where id = $1'],
  [
    'is of somebody who was removed',
    `update operators set removed_at = now() where id = (select operator_id from sessions where id = $1)`,
  ],
] as const;
