import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Plugin, build, loadConfigFromFile } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'articles-'));
  await write('entry.js', 'export default 1;');
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const article = (id: string, language: string) => `---
id: ${id}
language: ${language}
title: Title
excerpt: Excerpt
date: 2026-11-23
topic: numbers
keywords:
  - one
cover: bars 1 2 3 4
---

Text.
`;

/** As the program is built, by its own configuration, but of one file. */
const buildAll = async () => {
  const plugins = await pluginsOf('built-in-articles');
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { lib: { entry: 'entry.js', formats: ['es'] }, outDir: 'out' },
  });
};

async function pluginsOf(name: string): Promise<Plugin[]> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const plugins = loaded?.config.plugins ?? [];
  const own = plugins.filter((one) => Object(one).name === name);
  if (own.length !== 1) throw new Error(`The build has no ${name}.`);
  return own as Plugin[];
}

it('a build without articles, and one with good ones, ends well', async () => {
  await buildAll();
  await write('src/content/articles/cs/dobry.md', article('dobry', 'cs'));
  await buildAll();
});

it('a broken article fails the build, and file and line of each fault are named', async () => {
  await write('src/content/articles/cs/dobry.md', article('dobry', 'cs'));
  await write(
    'src/content/articles/cs/spatny.md',
    article('spatny', 'cs').replace('bars 1', 'cat 1').replace('2026-11-23', 'today'),
  );
  await write('src/content/articles/en/dobry.md', article('dobry', 'en'));
  const failed = await buildAll().then(
    () => '',
    (error: unknown) => String(error),
  );
  expect(failed.replaceAll('\\', '/').match(/src\/content\/articles\/[^ ]+/g)).toEqual([
    'src/content/articles/cs/spatny.md:6',
    'src/content/articles/cs/spatny.md:10',
    'src/content/articles/en/dobry.md:1',
  ]);
});
