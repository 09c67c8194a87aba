import { readFile, readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { BrokenArticles, readBuiltIn } from '#domain/content/articles/read-article.ts';

/** Where the articles lie that the shop comes with; they are none of the client's. */
const FOLDER = join('src', 'content', 'articles');

/** A broken article fails the build, with file and line, before anybody could ask for it (rules 59). */
export const builtInArticles: Plugin = {
  name: 'built-in-articles',
  apply: 'build',
  configResolved: async ({ root }) => {
    const files = await readdir(resolve(root, FOLDER), { recursive: true }).catch(noneThere);
    const paths = files.filter((file) => file.endsWith('.md')).toSorted();
    const read = await Promise.all(
      paths.map(async (file) => {
        const path = resolve(root, FOLDER, file);
        return [relative(root, path), await readFile(path, 'utf8')] as const;
      }),
    );
    try {
      readBuiltIn(Object.fromEntries(read));
    } catch (error) {
      if (!(error instanceof BrokenArticles)) throw error;
      throw new Error(`These articles cannot be published:\n${error.message}`, { cause: error });
    }
  },
};

/** A folder that is not there has no articles; one that cannot be read may have some. */
function noneThere(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
