import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = globSync('src/web/styles/**/*.css').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const code = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('has no comment within a selector, where half of one was left behind', () => {
  const found = sheets.flatMap(({ file, text }) =>
    (text.match(/[^\s;{}/][^;{}/]*\/\*[^;{}]*\*\/[^;{}]*\{/g) ?? []).map(
      (rule) => `${file}: ${rule}`,
    ),
  );
  expect(found).toEqual([]);
});

it('draws every class that the styles name', () => {
  const named = new Set(
    sheets.flatMap(({ text }) =>
      [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/g)].flatMap(
        ([, name]) => name ?? [],
      ),
    ),
  );
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((name) => !isDrawn(name))).toEqual([]);
});

/** By its whole name, or by a template that ends where the name goes on: `button--${variant}`. */
function isDrawn(name: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code)) return true;
  const begin = /^.*-/.exec(name)?.[0];
  return begin !== undefined && code.includes(`${begin}\${`);
}
