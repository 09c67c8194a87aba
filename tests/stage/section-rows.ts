import { globSync, readFileSync } from 'node:fs';
import { type AddressName, addresses } from '#domain/addresses.ts';
import type { Address, Need } from '#domain/address-row.ts';
import { addressNames } from './sample-address.ts';

const table: Record<AddressName, Address> = addresses;

/** Every row of the section; one that is added later is walked as well. */
export const sectionRows = addressNames
  .filter((name) => table[name].kind === 'operator')
  .map((name) => ({ name, needs: needOf(name) }));
/** Those for who is signed in. */
export const behindDoors = sectionRows.flatMap(({ name, needs }) =>
  needs === 'nothing' ? [] : [{ name, needs }],
);

function needOf(name: AddressName): Need {
  return table[name].needs ?? 'people';
}

/** Everything that a form of the section can ask for, found in its pages. */
export const sectionIntents = [
  ...new Set(
    globSync('src/web/{routes/operator,operator}/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/name="intent"\s+value="([\w-]+)"/g)].map(
        ([, intent = '']) => intent,
      ),
    ),
  ),
];
