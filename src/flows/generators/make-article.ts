import { noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import type { GeneratorTurn } from '#database/generator-turns.ts';
import { noteOwnPicture } from '#database/generator-articles.ts';
import { noteWritten } from '#database/written-texts.ts';
import { href } from '#domain/addresses.ts';
import { MOST_KEYWORDS, mayPublishArticle } from '#domain/article/article-rules.ts';
import { slugOf } from '#domain/article/slugs.ts';
import { dayInPrague } from '#domain/calendar.ts';
import type { ItemOutcome } from '#domain/generators/batch.ts';
import { wordsOf } from '#domain/writing/article-text.ts';
import { storeArticle } from '#flows/articles/store-article.ts';
import { type WrittenArticle, writeArticle } from '#flows/writing/write-article.ts';
import type { Services } from '#flows/services.ts';
import type { Made } from './made.ts';

/** Writes an article about a keyword and stores it, published or as a draft by the shop's settings (rules 81). */
export async function makeArticle(
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
  await noteOwnPicture(tx, id, href('articlePicture', 'cs', { id }));
  await noteWritten(tx, {
    kind: 'article',
    id,
    language,
    record,
    faults,
    text: wordsOf(article),
    writtenAt: at,
  });
  await noteChange(tx, {
    operatorId,
    action: 'article-generated',
    subject: id,
    after: { language, state, faults: faults.length },
    at,
  });
  return { ok: true, id, faults };
}
