import { randomUUID } from 'node:crypto';
import { noteChange } from '#database/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { GeneratorTurn } from '#database/generator-turns.ts';
import { insertGeneratedReview } from '#database/testimonials.ts';
import { noteWritten } from '#database/written-texts.ts';
import { writeReview } from '#flows/writing/write-review.ts';
import type { Services } from '#flows/services.ts';
import type { Made } from './made.ts';

/** Writes a review of a service and stores it as what it is: generated, and labelled so wherever it shows. */
export async function makeReview(
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
    await noteWritten(tx, {
      kind: 'review',
      id,
      language,
      record,
      faults,
      text,
      writtenAt: at,
    });
    await tellChangedPages(tx, 'reviews');
    await noteChange(tx, {
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
