import { findAnyPost } from '#database/generator-articles.ts';
import type { GeneratorTurn } from '#database/generator-turns.ts';
import { paintArticlePicture } from '#flows/pictures/paint-article-picture.ts';
import type { Services } from '#flows/services.ts';
import type { Made } from './made.ts';

/** Paints and stores the picture of an article, built-in or of the database, published or not. */
export async function makePicture(
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
