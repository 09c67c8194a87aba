import { z } from 'zod';
import { findStoredArticle } from '#database/articles/article-changes.ts';
import type { ArticleProblems } from '#domain/content/articles/article-form.ts';
import { MOST_ARTICLE_BYTES, isArticleId } from '#domain/content/articles/article.ts';
import { slugOf } from '#domain/content/articles/slugs.ts';
import { locales } from '#domain/locale.ts';
import { textWriters } from '#domain/writing/record.ts';
import { upsertArticle as store } from '#flows/articles/upsert-article.ts';
import { takePictureAway } from '#flows/pictures/stored-picture.ts';
import { type CallAnswer, type CallContext, writeRefusal } from './call.ts';
import { knowAuthor } from './know-author.ts';
import { asStored } from './as-stored.ts';
import { readObject, readFields } from './read-fields.ts';
import { type FieldFaults, refuseFields } from './refusal.ts';
import { articleColumns, readerFor } from './shown-post.ts';

const MOST_WORDS = 50;

/** Longer than any text but the article's own may be. */
const MOST_TEXT = 10_000;

/** What an article cannot be without: null does not take it away. */
const needed = z.string({
  error: ({ input }) => (input === null ? 'field-missing' : 'text-needed'),
});
/** What stays where it is left out, and is taken away by null. */
const emptied = z
  .string('text-needed')
  .max(MOST_TEXT, 'text-too-long')
  .nullable()
  .transform((value) => value ?? '')
  .optional();

const schema = readObject({
  /** The slug of the title, where it is left out. */
  id: z.string('text-needed').refine(isArticleId, 'field-invalid').optional(),
  title: needed,
  excerpt: needed,
  content: needed.max(MOST_ARTICLE_BYTES, 'text-too-long'),
  language: z.enum(locales, {
    error: ({ input }) => (input === null ? 'field-missing' : 'field-invalid'),
  }),
  author: emptied,
  date: needed.max(MOST_TEXT, 'text-too-long').optional(),
  image_url: emptied,
  keywords: z
    .array(z.string('text-needed'), 'list-needed')
    .max(MOST_WORDS)
    .nullable()
    .transform((words) => words ?? [])
    .optional(),
  /** Whose text it is: one of a generator is labelled as such (rules 80). */
  origin: z.enum(['operator', 'generated'], 'field-invalid').optional(),
  /** Who wrote a generated one, as the generator's call has answered. */
  writer: z.enum(textWriters, 'field-invalid').optional(),
  /** As it is read; nothing changes it. */
  created_at: z.unknown().optional(),
});

/** How fields of the table are called in a form. */
const names: Partial<Record<keyof ArticleProblems, string>> = { imageUrl: 'image_url', slug: 'id' };

/**
 * Stores a row of `blog_posts` (rules 25 and 53).
 * @param replaces whether a row of that id and language is replaced, as `resolution=merge-duplicates` asks
 */
export async function upsertArticle(
  context: CallContext,
  body: unknown,
  replaces: boolean,
): Promise<CallAnswer> {
  const { services } = context;
  const author = await knowAuthor(context, 'content:write');
  if (!author.ok) return writeRefusal(author.refusal);
  const allowance = await services.limits.take('program-change', author.id);
  if (!allowance.ok)
    return writeRefusal({ code: 'too-often', retryAfterSeconds: allowance.retryAfterSeconds });
  const read = readFields(schema, body);
  if (!read.ok) return writeRefusal(refuseFields(read.faults));
  const { value } = read;
  const { language } = value;
  const id = value.id ?? slugOf(value.title, language);
  const row = replaces ? await findStoredArticle(services.db, id) : undefined;
  const {
    title,
    excerpt,
    content,
    author: signed,
    imageUrl,
  } = await asStored(
    context,
    { ...value, author: value.author, imageUrl: value.image_url },
    row?.language === language ? row : undefined,
  );
  // Who may have texts written and does not say whose this one is most likely sends what was written for it.
  const usual = author.scopes.includes('content:generate') ? 'generated' : 'operator';
  const stored = await store(services, {
    id,
    language,
    text: {
      title,
      excerpt,
      content,
      ...(value.keywords && { keywords: value.keywords }),
      ...(signed !== undefined && { author: signed }),
      ...(value.date !== undefined && { date: value.date }),
      ...(imageUrl !== undefined && { imageUrl }),
    },
    origin: value.origin ?? usual,
    isOriginGuessed: value.origin === undefined,
    writer: value.writer,
    replaces,
    authorId: author.id,
  });
  if (!stored.ok) return refuseProblems(stored.problems);
  const isPictureGone = imageUrl === '' && !stored.isNew;
  if (isPictureGone && !(await takePictureAway(services, { postId: id, authorId: author.id })))
    return writeRefusal({ code: 'storage-away' });
  const shown = (await readerFor(context, language))(stored.row);
  const columns = articleColumns(stored.row, isPictureGone ? { ...shown, image_url: null } : shown);
  return { ok: true, status: stored.isNew ? 201 : 200, body: columns };
}

function refuseProblems(problems: ArticleProblems): CallAnswer {
  const isTaken = problems.slug === 'slug-taken' || problems.slug === 'slug-page';
  if (isTaken) return writeRefusal({ code: 'article-taken' });
  const faults: FieldFaults = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const name = Object.entries(names).find(([known]) => known === field)?.[1] ?? field;
      return [name, { code: codeOf(problem) }];
    }),
  );
  return writeRefusal(refuseFields(faults));
}

function codeOf(problem: string): 'field-missing' | 'text-too-long' | 'field-invalid' {
  if (problem.endsWith('-missing')) return 'field-missing';
  return problem.endsWith('-long') ? 'text-too-long' : 'field-invalid';
}
