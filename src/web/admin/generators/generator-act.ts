import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { redirect } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { GeneratorKind } from '#domain/generators/batch.ts';
import { continueGenerator, stopGenerator } from '#flows/generators/change-generator.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type { OperatorContext } from '#web/frame/context.ts';

/** Where each generator has its page. */
const generatorPages = {
  articles: 'operatorArticleGenerator',
  pictures: 'operatorImageGenerator',
  reviews: 'operatorReviewGenerator',
} as const satisfies Record<GeneratorKind, string>;

/** The address at which a batch is watched. */
export function batchAddress(kind: GeneratorKind, batch: string): string {
  return withQuery(adminHref(generatorPages[kind]), { batch });
}

/** Stops a batch or takes it up again, where that was posted; undefined where another form was. */
export async function actOnBatch(
  { services, operator }: OperatorContext,
  kind: GeneratorKind,
  field: PostedFields,
): Promise<Response | { problem: 'generator-busy' } | undefined> {
  const act = field(ACTION_FIELD);
  if (act !== 'stop' && act !== 'continue') return undefined;
  const id = field('batch');
  const change = act === 'stop' ? stopGenerator : continueGenerator;
  const done = await change(services, { id, operator });
  if (done.ok) return redirect(batchAddress(kind, id), 303);
  if (done.problem === 'unknown') return redirect(adminHref(generatorPages[kind]), 303);
  return { problem: done.problem };
}
