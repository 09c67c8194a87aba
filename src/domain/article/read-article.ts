import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import { type Article, articleTopics, coverFamilies } from './article.ts';
import { MOST_ARTICLE_BYTES, isArticleId } from './article-id.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';

/** Something wrong with a file, and the line that it stands in. */
export interface ArticleFault {
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
export interface ArticlePlace {
  language: Locale;
  id: string;
}

/** Reads a file of an article: front matter between two lines of `---`, and Markdown below (rules 59). */
export function readArticle(file: string, place: ArticlePlace): ReadArticle {
  const read = readFrontMatter(file);
  if (!read.ok) return { ok: false, faults: [read.fault] };
  const { values, lines, body } = read.frontMatter;
  const parsed = shape.safeParse(values);
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.flatMap((issue) => toFaults(issue, lines)) };
  }
  const { checked, ...rest } = parsed.data;
  const faults = [
    ...unlike(rest, place, lines),
    ...(new TextEncoder().encode(body).length > MOST_ARTICLE_BYTES
      ? [{ line: 1, text: `an article has at most ${MOST_ARTICLE_BYTES} bytes` }]
      : []),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const checkedOn = checked === undefined ? {} : { checkedOn: checked };
  const article = { ...defined(rest), ...checkedOn };
  return {
    ok: true,
    article: { ...article, origin: 'built-in', format: 'markdown', content: body },
  };
}

function unlike(said: ArticlePlace, place: ArticlePlace, lines: FrontMatter['lines']) {
  const keys = ['id', 'language'] as const;
  return keys
    .filter((key) => said[key] !== place[key])
    .map((key) => ({
      line: lines.get(key) ?? 1,
      text: `${key} is ${said[key]}, and the file lies at ${place.language}/${place.id}.md`,
    }));
}

/** The same without what is undefined: a head has a field or has it not. */
function defined<T extends object>(value: T): T {
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
