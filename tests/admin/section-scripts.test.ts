import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import { builtFile } from '#tests/stage/built-file.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** The same of the editor of articles, with all that the page has besides. */
const MOST_EDITOR_BYTES = 120_000;
/** Bytes of script that a page of the operator's section may fetch, compressed with brotli. */
const MOST_BYTES = 20_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

async function entryOf(path: string): Promise<string> {
  const html = await (await shop.get(path)).text();
  return /<script type="module" src="([^"]*)"/.exec(html)?.[1] ?? '';
}

const codeOf = (address: string) => readFile(`build/client${address}`, 'utf8');

/** A script with all that it imports before it runs. */
async function closureOf(address: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(address)) return known;
  known.add(address);
  const imported = (await codeOf(address)).matchAll(/(?:from|import)\s*["`']\.\/([^"`']+)["`']/g);
  for (const [, file] of imported) await closureOf(`/assets/${file}`, known);
  return known;
}

it('fetches what the operator’s section has of scripts only from there', async () => {
  const [entry, admin] = [await entryOf('/'), builtFile('admin.js')];
  const own = admin.replace('/assets/', '');
  expect(await codeOf(entry)).toContain(own);
  expect([...(await closureOf(entry))]).not.toContain(admin);
  for (const path of ['/', '/cenik', '/objednavka', '/faq']) {
    const html = await (await shop.get(path)).text();
    expect(html).not.toContain(own);
    expect(html).not.toContain('data-operator');
  }
  const { visitor } = await signIn(shop);
  expect((await visitor.get('/ad')).html).toContain('data-operator');
});

it('sends nobody the addresses of the section who orders', async () => {
  const html = await (await shop.get(addresses.wizard.path.cs)).text();
  const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address);
  const codes = (await Promise.all([...new Set(scripts)].map(codeOf))).join('');
  expect(codes).toContain(addresses.companyLookup.path.cs);
  expect(codes).not.toContain(addresses.operatorPeople.path.cs);
});

it('keeps them small, and without a framework', async () => {
  const all = new Set([
    ...(await closureOf(await entryOf('/'))),
    ...(await closureOf(builtFile('admin.js'))),
  ]);
  let bytes = 0;
  for (const address of all) {
    const code = await codeOf(address);
    bytes += brotliCompressSync(code).length;
  }
  expect([...all].filter((address) => address.includes('react'))).toEqual([]);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

it('loads the script of the editor only where an article is written, and keeps it small', async () => {
  const { visitor } = await signIn(shop);
  const editor = builtFile('article-editor.js');
  const sections = [...(await closureOf(builtFile('admin.js')))];
  expect(sections).not.toContain(editor);
  expect(await codeOf(builtFile('admin.js'))).toContain(editor.replace('/assets/', ''));
  for (const path of ['/ad', '/ad/articles', '/ad/blog-generator']) {
    expect((await visitor.get(path)).html).not.toContain('data-article-editor');
  }
  expect((await visitor.get('/ad/articles/new')).html).toContain('data-article-editor');
  const all = new Set([...(await closureOf(await entryOf('/'))), ...sections]);
  const own = [...(await closureOf(editor, all))];
  const sizes = await Promise.all(
    own.map(async (at) => brotliCompressSync(await codeOf(at)).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_EDITOR_BYTES);
});
