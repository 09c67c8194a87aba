import type { RouterContextProvider } from 'react-router';
import {
  type GeneratorBatchRow,
  type ListedBatch,
  type ShownItem,
  costOfBatch,
  findGeneratorBatch,
  findRunningBatch,
  listFormerBatches,
  listGeneratorItems,
} from '#database/generators/generator-batches.ts';
import { mayPublishArticle } from '#domain/content/articles/article-rules.ts';
import type { GeneratorKind } from '#domain/generators/batch.ts';
import type { Locale } from '#domain/locale.ts';
import type { ShopSettings } from '#domain/shop/shop-settings.ts';
import { isUuid } from '#domain/uuid.ts';
import { operatorOf } from '#web/frame/context.ts';

/** Former batches that are listed. */
const MOST_LISTED = 20;

/** What every page of a generator shows besides its form. */
export interface GeneratorFacts {
  locale: Locale;
  kind: GeneratorKind;
  batch: { row: GeneratorBatchRow; items: readonly ShownItem[]; isSpent: boolean } | undefined;
  /** Texts that a batch may have. */
  mostTexts: number;
  former: readonly ListedBatch[];
  /** Whether a batch of this kind goes on: meanwhile its inputs are disabled. */
  isRunning: boolean;
  formId: string;
  /** What becomes of texts without a fault. */
  settings: Pick<ShopSettings, 'generatedArticles' | 'generatedReviews'>;
}

/** Reads a generator's batches: the one that the address names, else the one that goes on. */
export async function loadGenerator(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: GeneratorKind,
): Promise<GeneratorFacts> {
  const { services, locale } = operatorOf(context);
  const { db } = services;
  const asked = new URL(request.url).searchParams.get('batch') ?? '';
  const [running, former, settings, named] = await Promise.all([
    findRunningBatch(db, kind),
    listFormerBatches(db, kind, MOST_LISTED),
    services.settings(),
    isUuid(asked) ? findGeneratorBatch(db, asked) : undefined,
  ]);
  const row = named?.kind === kind ? named : running;
  const { texts: mostTexts, cost: mostCost } = services.writing.perBatch;
  const isSpent =
    row !== undefined && mostCost !== undefined && (await costOfBatch(db, row)) >= mostCost;
  const { generatedArticles, generatedReviews, publishUnread } = settings;
  const isLetOut = mayPublishArticle(
    { origin: 'generated', readAt: null },
    { isLocal: services.shop.isLocal, publishUnread },
  );
  return {
    locale,
    kind,
    batch: row && { row, items: await listGeneratorItems(db, row.id), isSpent },
    mostTexts,
    former,
    isRunning: running !== undefined,
    formId: crypto.randomUUID(),
    settings: {
      generatedArticles: isLetOut ? generatedArticles : 'draft',
      generatedReviews,
    },
  };
}
