import { locales } from '#domain/locale.ts';
import type { Article } from './article.ts';
import { refusedId } from './article-id.ts';
import { type ArticleFault, readArticle } from './read-article.ts';

/** Files by their paths, which end in `cs/<id>.md` or `en/<id>.md`. */
export type ArticleFiles = Readonly<Record<string, string>>;

export interface FileFault extends ArticleFault {
  path: string;
}

/** Files that are no articles, or none that may be published together. */
export class BrokenArticles extends Error {
  readonly faults: readonly FileFault[];
  constructor(faults: readonly FileFault[]) {
    super(faults.map(({ path, line, text }) => `${path}:${line} ${text}`).join('\n'));
    this.faults = faults;
  }
}

/**
 * Reads all articles that the shop comes with (rules 59).
 * @throws {BrokenArticles} with file and line of each fault
 */
export function readBuiltIn(files: ArticleFiles): Article[] {
  const articles: Article[] = [];
  const faults: FileFault[] = [];
  for (const [path, file] of Object.entries(files)) {
    const [, folder, id = ''] = /(?:^|\/)([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
    const language = locales.find((locale) => locale === folder);
    if (!language) {
      faults.push({ path, line: 1, text: 'an article lies in cs/ or en/' });
      continue;
    }
    const read = readArticle(file, { language, id });
    if (!read.ok) {
      faults.push(...read.faults.map((fault) => ({ path, ...fault })));
      continue;
    }
    const refusal = refusedId(
      id,
      articles.map((article) => article.id),
    );
    if (refusal) faults.push({ path, line: 1, text: `the id ${id} ${refusals[refusal]}` });
    articles.push(read.article);
  }
  if (faults.length > 0) throw new BrokenArticles(faults);
  return articles;
}

const refusals = {
  form: 'has another form than an id',
  page: 'is the address of a page of the shop',
  taken: 'is taken, in these letters or in others',
};
