import { z } from 'zod';
import type { ArticleTypos } from '#domain/article/article-form.ts';
import { MOST_ARTICLE_BYTES, isArticleId } from '#domain/article/article-id.ts';
import { slugOf } from '#domain/article/slug-of.ts';
import { locales } from '#domain/locale.ts';
import { textWriters } from '#domain/writing/text-writer.ts';
import { upsertArticle as store } from '#flows/articles/upsert-article.ts';
import { type CallAnswer, type CallContext, refused } from './call.ts';
import { knowAuthor } from './know-author.ts';
import { object, readFields, text } from './read-fields.ts';
import { blogPostColumns } from './read-table.ts';
import { type FieldFaults, refuseFields } from './refusal.ts';

const MOST_WORDS = 50;

const schema = object({
  /** The slug of the title, where it is left out. */
  id: z.string('text-needed').refine(isArticleId, 'field-invalid').optional(),
  title: z.string('text-needed'),
  excerpt: z.string('text-needed'),
  content: z.string('text-needed').max(MOST_ARTICLE_BYTES, 'text-too-long'),
  language: z.enum(locales, 'field-invalid'),
  author: text,
  date: text,
  image_url: text,
  keywords: z.array(z.string('text-needed'), 'list-needed').max(MOST_WORDS).nullish(),
  /** Whose text it is: one of a generator is labelled as such (rules 80). */
  origin: z.enum(['operator', 'generated'], 'field-invalid').optional(),
  /** Who wrote a generated one, as the generator's call has answered. */
  writer: z.enum(textWriters, 'field-invalid').optional(),
});

/** How fields of the table are called in a form. */
const names: Partial<Record<keyof ArticleTypos, string>> = { imageUrl: 'image_url', slug: 'id' };

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
  if (!author.ok) return refused(author.refusal);
  const allowance = await services.limits.take('program-change', author.id);
  if (!allowance.ok)
    return refused({ code: 'too-often', retryAfterSeconds: allowance.retryAfterSeconds });
  const read = readFields(schema, body);
  if (!read.ok) return refused(refuseFields(read.faults));
  const { value } = read;
  const { title, excerpt, content, language } = value;
  // Who may have texts written and does not say whose this one is most likely sends what was written for it.
  const usual = author.scopes.includes('content:generate') ? 'generated' : 'operator';
  const stored = await store(services, {
    id: value.id ?? slugOf(title),
    language,
    text: {
      title,
      excerpt,
      content,
      ...(value.keywords && { keywords: value.keywords }),
      ...(value.author !== undefined && { author: value.author }),
      ...(value.date !== undefined && { date: value.date }),
      ...(value.image_url !== undefined && { imageUrl: value.image_url }),
    },
    origin: value.origin ?? usual,
    isOriginGuessed: value.origin === undefined,
    writer: value.writer,
    replaces,
    authorId: author.id,
  });
  if (!stored.ok) return refuseTypos(stored.problems);
  return { ok: true, status: stored.isNew ? 201 : 200, body: blogPostColumns(stored.row) };
}

function refuseTypos(problems: ArticleTypos): CallAnswer {
  const isTaken = problems.slug === 'slug-taken' || problems.slug === 'slug-page';
  if (isTaken) return refused({ code: 'article-taken' });
  const faults: FieldFaults = Object.fromEntries(
    Object.entries(problems).map(([field, typo]) => {
      const name = Object.entries(names).find(([known]) => known === field)?.[1] ?? field;
      return [name, { code: codeOf(typo) }];
    }),
  );
  return refused(refuseFields(faults));
}

function codeOf(typo: string): 'field-missing' | 'text-too-long' | 'field-invalid' {
  if (typo.endsWith('-missing')) return 'field-missing';
  return typo.endsWith('-long') ? 'text-too-long' : 'field-invalid';
}
