import { z } from 'zod';
import { isArticleId } from '#domain/content/articles/article.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { readKeywords } from '#domain/generators/batch.ts';
import { locales } from '#domain/locale.ts';
import type { WritingFault, WritingRecord } from '#domain/writing/record.ts';
import { paintArticlePicture } from '#flows/pictures/paint-article-picture.ts';
import { writeArticle, writeReview } from '#flows/writing/write-texts.ts';
import { type CallAnswer, type CallContext, writeRefusal } from './call.ts';
import { knowAuthor } from './know-author.ts';
import { readObject, readFields } from './read-fields.ts';
import { refuseFields } from './refusal.ts';
import { fillerFor } from './shown-post.ts';

/** Characters of a title or an excerpt that a picture is made of. */
const MOST_TITLE = 160;
const MOST_EXCERPT = 400;
const MOST_SERVICE = 100;
/** Milliseconds after which a caller is told that the service does not answer. */
const PATIENCE_MS = 130_000;

const language = z.enum(locales, 'field-invalid');

function words(most: number) {
  return z
    .string('text-needed')
    .max(2 * most, 'text-too-long')
    .transform(cleanText)
    .refine((value) => value !== '', 'field-missing')
    .refine((value) => value.length <= most, 'text-too-long');
}

const articleShape = readObject({
  keyword: z.string('text-needed').transform((input, context) => {
    const read = readKeywords(input);
    const [keyword, ...others] = read.ok ? read.keywords : [];
    if (keyword !== undefined && others.length === 0) return keyword;
    const isMissing = !read.ok && read.problem === 'keywords-missing';
    context.addIssue({ code: 'custom', message: isMissing ? 'field-missing' : 'field-invalid' });
    return z.NEVER;
  }),
  language,
});

/** An article about a keyword; it is not stored (rules 25 and 81). */
export async function generateBlogArticle(
  context: CallContext,
  body: unknown,
): Promise<CallAnswer> {
  return generate(context, articleShape, body, async ({ keyword, language: wanted }) => {
    const { services } = context;
    const signal = endOf(context);
    const written = await writeArticle(services, { keyword, language: wanted, signal });
    if (!written.ok) return writeRefusal({ code: written.problem });
    const fill = await fillerFor(context, wanted);
    const text = fill({ ...written.article, language: wanted, format: 'markdown' });
    return { ok: true, body: { ...text, ...foundIn(written) } };
  });
}

const reviewShape = readObject({ service: words(MOST_SERVICE), language });

/** A review of a service; it is not stored (rules 25 and 81). */
export async function generateReview(context: CallContext, body: unknown): Promise<CallAnswer> {
  return generate(context, reviewShape, body, async ({ service, language: wanted }) => {
    const signal = endOf(context);
    const written = await writeReview(context.services, { service, language: wanted, signal });
    if (!written.ok) return writeRefusal({ code: written.problem });
    const { name, rating, text } = written.review;
    return { ok: true, body: { name, rating, text, ...foundIn(written) } };
  });
}

const pictureShape = readObject({
  title: words(MOST_TITLE),
  excerpt: words(MOST_EXCERPT),
  postId: z.string('text-needed').refine(isArticleId, 'field-invalid'),
});

/** The picture of an article, stored in place of the former one (rules 25 and 81). */
export async function generateBlogImage(context: CallContext, body: unknown): Promise<CallAnswer> {
  return generate(context, pictureShape, body, async (subject, authorId) => {
    const { services, locale } = context;
    const painted = await paintArticlePicture(services, { ...subject, authorId });
    if (!painted.ok) {
      const { problem } = painted;
      return writeRefusal({ code: problem === 'id-invalid' ? 'fields-invalid' : problem });
    }
    const { href } = new URL(painted.imageUrl, services.shop.origins[locale]);
    return { ok: true, body: { imageUrl: href } };
  });
}

/** What a person has to look at in a text before it is published, and who wrote it, for its label (rules 80). */
function foundIn({
  faults,
  record: { writer },
}: {
  faults: readonly WritingFault[];
  record: Pick<WritingRecord, 'writer'>;
}) {
  return { writer, faults };
}

/** What is written for somebody who is gone only costs. */
function endOf({ signal }: CallContext): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
}

/** Who calls, what is wanted, and whether it was not too often: each call costs. */
async function generate<T>(
  context: CallContext,
  shape: z.ZodType<T>,
  body: unknown,
  make: (wanted: T, authorId: string) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const author = await knowAuthor(context, 'content:generate');
  if (!author.ok) return writeRefusal(author.refusal);
  const read = readFields(shape, body);
  if (!read.ok) return writeRefusal(refuseFields(read.faults));
  const allowance = await context.services.limits.take('generate', author.id);
  if (allowance.ok) return make(read.value, author.id);
  const { retryAfterSeconds } = allowance;
  return writeRefusal({ code: 'too-often', retryAfterSeconds });
}
