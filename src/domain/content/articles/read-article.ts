import { z } from 'zod';
import { type Locale, locales } from '#domain/locale.ts';
import {
  type Article,
  MOST_ARTICLE_BYTES,
  articleTopics,
  coverFamilies,
  isArticleId,
  refusedId,
} from './article.ts';

/** What stands above an article: one line for each value, `  - ` for each entry of a list. */
interface FrontMatter {
  values: Record<string, string | string[]>;
  /** Where each stands, entries of lists as `sources.0`; the first line of the file is 1. */
  lines: ReadonlyMap<string, number>;
  body: string;
}

export type ReadFrontMatter =
  | { ok: true; frontMatter: FrontMatter }
  | { ok: false; fault: { line: number; text: string } };

const FENCE = '---';

/** Reads what stands between two lines of `---` at the beginning of a file. */
function readFrontMatter(file: string): ReadFrontMatter {
  const all = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (all[0] !== FENCE) return fault(1, 'a file begins with a line of ---');
  const end = all.indexOf(FENCE, 1);
  if (end === -1) return fault(all.length, 'the front matter ends with a line of ---');
  const values: Record<string, string | string[]> = Object.create(null);
  const lines = new Map<string, number>();
  let list: { key: string; entries: string[] } | undefined;
  for (const [index, text] of all.slice(1, end).entries()) {
    const line = index + 2;
    const entry = /^ {2}- (.*\S)$/.exec(text)?.[1];
    if (entry !== undefined && list) {
      lines.set(`${list.key}.${list.entries.length}`, line);
      list.entries.push(entry);
      continue;
    }
    const [, key, value] = /^([a-z]+):(?: (.*\S))?$/.exec(text) ?? [];
    if (key === undefined) return fault(line, 'a line is `key: value`, or `  - entry` of a list');
    if (lines.has(key)) return fault(line, `${key} stands here a second time`);
    lines.set(key, line);
    list = value === undefined ? { key, entries: [] } : undefined;
    values[key] = value ?? list?.entries ?? '';
  }
  const body = all
    .slice(end + 1)
    .join('\n')
    .trim();
  if (body === '') return fault(end + 1, 'there is nothing below the front matter');
  return { ok: true, frontMatter: { values, lines, body } };
}

function fault(line: number, text: string): ReadFrontMatter {
  return { ok: false, fault: { line, text } };
}

/** Something wrong with a file, and the line that it stands in. */
interface ArticleFault {
  line: number;
  text: string;
}

export type ReadArticle = { ok: true; article: Article } | { ok: false; faults: ArticleFault[] };

const day = z.iso.date('a day is written 2026-11-23');
const id = z
  .string()
  .refine(isArticleId, 'an id has lower-case letters, digits and single hyphens');

const source = z
  .string()
  .transform((line) => line.split(' | '))
  .pipe(
    z.tuple(
      [
        day,
        z.string().min(1),
        z.url({ protocol: /^https$/, error: 'an address begins with https://' }),
      ],
      'a source is: day | title | address',
    ),
  )
  .transform(([readOn, title, url]) => ({ readOn, title, url }));

const cover = z
  .string()
  .transform((line) => line.split(/ +/))
  .transform(([family, ...values]) => ({ family, values: values.map(readValue) }))
  .pipe(
    z.object({
      family: z.enum(coverFamilies, `a cover is one of ${coverFamilies.join(', ')}`),
      values: z
        .array(z.int('a number of a cover is whole').min(0).max(100))
        .min(4, 'a cover has 4 to 12 numbers')
        .max(12, 'a cover has 4 to 12 numbers'),
    }),
  );

/** What is no whole number is none that the shape takes. */
function readValue(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
}

const text = z.string('a line of text is missing').min(1);

const shape = z.strictObject({
  id,
  language: z.enum(['cs', 'en']),
  title: text,
  excerpt: text,
  date: day,
  checked: day.optional(),
  author: text.optional(),
  topic: z.enum(articleTopics, `a topic is one of ${articleTopics.join(', ')}`),
  keywords: z.array(text, 'keywords are a list'),
  translation: id.optional(),
  cover,
  sources: z.array(source, 'sources are a list').default([]),
});

/** Where a file lies, which says its language and its id once more. */
export interface ArticleLocation {
  language: Locale;
  id: string;
}

/** Reads a file of an article: front matter between two lines of `---`, and Markdown below (rules 59). */
export function readArticle(file: string, position: ArticleLocation): ReadArticle {
  const read = readFrontMatter(file);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const { values, lines, body } = read.frontMatter;
  const parsed = shape.safeParse(values);
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.flatMap((issue) => toFaults(issue, lines)) };
  }
  const { checked, ...rest } = parsed.data;
  const faults = [
    ...unlike(rest, position, lines),
    ...(new TextEncoder().encode(body).length > MOST_ARTICLE_BYTES
      ? [{ line: 1, text: `an article has at most ${MOST_ARTICLE_BYTES} bytes` }]
      : []),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const checkedOn = checked === undefined ? {} : { checkedOn: checked };
  const article = { ...dropUndefined(rest), ...checkedOn };
  return {
    ok: true,
    article: { ...article, origin: 'built-in', format: 'markdown', content: body },
  };
}

function unlike(stated: ArticleLocation, position: ArticleLocation, lines: FrontMatter['lines']) {
  const keys = ['id', 'language'] as const;
  return keys
    .filter((key) => stated[key] !== position[key])
    .map((key) => ({
      line: lines.get(key) ?? 1,
      text: `${key} is ${stated[key]}, and the file lies at ${position.language}/${position.id}.md`,
    }));
}

/** The same without what is undefined: a head has a field or has it not. */
function dropUndefined<T extends object>(value: T): T {
  const cleaned = { ...value };
  for (const key in cleaned) if (cleaned[key] === undefined) delete cleaned[key];
  return cleaned;
}

function toFaults(issue: z.core.$ZodIssue, lines: FrontMatter['lines']): ArticleFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ line: lines.get(key) ?? 1, text: `${key} is not known` }));
  }
  const [key, index] = issue.path.map(String);
  const line = lines.get(`${key}.${index}`) ?? lines.get(key ?? '');
  if (line === undefined) return [{ line: 1, text: `${key} is missing` }];
  return [{ line, text: `${key}: ${issue.message}` }];
}

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
