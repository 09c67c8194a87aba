import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addresses } from '#domain/addresses.ts';

/** Where addresses are written. */
const TABLE = /^src\/domain\/addresses(?:\/(?:admin|wizard)-addresses)?\.ts$/;

/** What the addresses of the table begin with, parameters left out. */
const beginnings = new Set(
  Object.values(addresses)
    .flatMap(({ path }) => Object.values(path))
    .map((path) => path.split('/')[1] ?? '')
    .filter((part) => /^\w/.test(part)),
);

function sources(): string[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !TABLE.test(file));
}

/** Comments may name an address. */
function code(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
}

it('no address of the shop is written outside the table of addresses', () => {
  const literal = new RegExp(`['"\`^}]\\\\?/(?:${[...beginnings].join('|')})(?![\\w-])`);
  const found = sources().filter((file) => literal.test(code(file)));
  expect(beginnings).toContain('webhooks');
  expect(found).toEqual([]);
});
