import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import { findAnyPost, recordOwnPicture } from '#database/generators/generator-articles.ts';
import type { GeneratorTurn } from '#database/generators/generator-turns.ts';
import { insertGeneratedReview } from '#database/reviews/reviews.ts';
import { recordWritten } from '#database/generators/written-texts.ts';
import { href } from '#domain/addresses.ts';
import { MOST_KEYWORDS, mayPublishArticle } from '#domain/content/articles/article-rules.ts';
import { slugOf } from '#domain/content/articles/slugs.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { ItemOutcome } from '#domain/generators/batch.ts';
import { joinStoredArticle } from '#domain/writing/article-text.ts';
import { storeArticle } from '#flows/articles/store-article.ts';
import { paintArticlePicture } from '#flows/pictures/paint-article-picture.ts';
import type { Services } from '#flows/services.ts';
import { type WrittenArticle, writeArticle, writeReview } from '#flows/writing/write-texts.ts';

/** What a service made of an item, to be stored in the transaction that notes it; or why it made nothing. */
export type Made =
  | { ok: true; store: (tx: Transaction) => Promise<ItemOutcome> }
  | Extract<ItemOutcome, { ok: false }>;

/** Writes an article about a keyword and stores it, published or as a draft by the shop's settings (rules 81). */
export async function generateArticle(
  services: Services,
  turn: Pick<GeneratorTurn, 'item' | 'operatorId'> & { signal: AbortSignal },
): Promise<Made> {
  const { item, signal } = turn;
  const { subject: keyword, language } = item;
  const written = await writeArticle(services, { keyword, language, signal });
  if (!written.ok) return written;
  const settings = await services.settings();
  const { isLocal } = services.shop;
  const { generatedArticles, publishUnread } = settings;
  const isLetOut =
    mayPublishArticle({ origin: 'generated', readAt: null }, { isLocal, publishUnread }) &&
    (written.faults.length === 0 || publishUnread);
  const state = generatedArticles === 'published' && isLetOut ? 'published' : 'draft';
  const author = settings.generatedAuthor ?? '';
  return {
    ok: true,
    store: (tx) => storeWritten(tx, { ...turn, written, state, author, at: services.clock() }),
  };
}

interface Stored extends Pick<GeneratorTurn, 'item' | 'operatorId'> {
  written: Extract<WrittenArticle, { ok: true }>;
  state: 'published' | 'draft';
  author: string;
  at: Date;
}

async function storeWritten(
  tx: Transaction,
  { item, operatorId, written, state, author, at }: Stored,
): Promise<ItemOutcome> {
  const { language } = item;
  const { article, faults, record } = written;
  const { title, excerpt, content, keywords } = article;
  const stored = await storeArticle(tx, {
    id: slugOf(title, language),
    language,
    text: {
      title,
      excerpt,
      content,
      format: 'markdown',
      topic: null,
      keywords: keywords.slice(0, MOST_KEYWORDS),
      sources: [],
      author,
      date: dayInPrague(at),
      checkedOn: null,
      translation: null,
      imageUrl: null,
    },
    origin: 'generated',
    stateOf: () => state,
    onTaken: 'number',
    operatorId,
    at,
  });
  if (!stored.ok) {
    const fields = Object.entries(stored.problems).map((each) => each.join(': '));
    return { ok: false, problem: 'article-refused', message: fields.join(', ') };
  }
  const { id } = stored;
  await recordOwnPicture(tx, id, href('articlePicture', 'cs', { id }));
  await recordWritten(tx, {
    kind: 'article',
    id,
    language,
    record,
    faults,
    text: joinStoredArticle(article),
    writtenAt: at,
  });
  await recordChange(tx, {
    operatorId,
    action: 'article-generated',
    subject: id,
    after: { language, state, faults: faults.length },
    at,
  });
  return { ok: true, id, faults };
}

/** Paints and stores the picture of an article, built-in or of the database, published or not. */
export async function generatePicture(
  services: Services,
  {
    item: { subject: id, language },
    operatorId: authorId,
  }: Pick<GeneratorTurn, 'item' | 'operatorId'>,
): Promise<Made> {
  const found =
    (await services.articles.find({ language, id })) ?? (await findAnyPost(services.db, id));
  if (!found) return { ok: false, problem: 'article-unknown', message: '' };
  const { title, excerpt } = found;
  const painted = await paintArticlePicture(services, { title, excerpt, postId: id, authorId });
  if (!painted.ok) return painted;
  return { ok: true, store: async () => ({ ok: true, id, faults: [] }) };
}

/** Writes a review of a service and stores it as what it is: generated, and labelled so wherever it shows. */
export async function generateReview(
  services: Services,
  {
    item: { subject: service, language },
    operatorId,
    signal,
  }: Pick<GeneratorTurn, 'item' | 'operatorId'> & { signal: AbortSignal },
): Promise<Made> {
  const written = await writeReview(services, { service, language, signal });
  if (!written.ok) return written;
  const { review, faults, record } = written;
  const { generatedReviews } = await services.settings();
  // One that somebody should look at first waits in the list of reviews.
  const state = generatedReviews === 'published' && faults.length === 0 ? 'published' : 'pending';
  const store: Extract<Made, { ok: true }>['store'] = async (tx) => {
    const id = randomUUID();
    const at = services.clock();
    const { writer } = record;
    await insertGeneratedReview(tx, { ...review, id, service, language, writer, state, at });
    const { text } = review;
    await recordWritten(tx, {
      kind: 'review',
      id,
      language,
      record,
      faults,
      text,
      writtenAt: at,
    });
    await tellChangedPages(tx, 'reviews');
    await recordChange(tx, {
      operatorId,
      action: 'review-generated',
      subject: id,
      after: { service, language, state },
      at,
    });
    return { ok: true, id, faults };
  };
  return { ok: true, store };
}
