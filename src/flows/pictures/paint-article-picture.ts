import { recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { givePictureBack, takePicture } from '#database/generators/written-texts.ts';
import { recordOrigin } from '#documents/picture/note-origin.ts';
import { href } from '#domain/addresses.ts';
import { isArticleId } from '#domain/content/articles/article.ts';
import { pictureKey } from '#domain/content/articles/article-picture.ts';
import { coverOfId } from '#domain/content/articles/stored-article.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { locales } from '#domain/locale.ts';
import type { Services } from '#flows/services.ts';
import {
  ImageGeneratorDenied,
  ImageGeneratorUnavailable,
  type PictureSubject,
} from '#ports/image-generator/port.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';

/** Why an article has no new picture; the former one stays. */
export type PaintingProblem =
  | 'id-invalid'
  | 'painter-away'
  | 'painter-denied'
  | 'painter-day-limit'
  | 'storage-away';

export type Painted =
  | { ok: true; imageUrl: string }
  /** `message` says it in words of the service, for the log and for who looks after it. */
  | { ok: false; problem: PaintingProblem; message: string };

/**
 * Makes the picture of an article, notes in it how it came about, stores it in place of the former one and tells
 * the pages that show it and the log of changes (rules 82). The article need not be stored yet.
 * @returns `imageUrl`: its address within either edition
 */
export async function paintArticlePicture(
  services: Pick<
    Services,
    'shop' | 'db' | 'clock' | 'articles' | 'imageGenerator' | 'storage' | 'writing'
  >,
  { title, excerpt, postId, authorId }: WantedPicture,
): Promise<Painted> {
  if (!isArticleId(postId)) {
    return { ok: false, problem: 'id-invalid', message: 'No article can have such an id.' };
  }
  const day = dayInPrague(services.clock());
  const { imageGenerator, writing } = services;
  // What no model draws costs nothing.
  const isAllowed =
    !imageGenerator.model || (await takePicture(services.db, day, writing.perDay.pictures));
  if (!isAllowed) {
    const message = 'The limit of the day is reached.';
    return { ok: false, problem: 'painter-day-limit', message };
  }
  try {
    const { topic, cover } = await lookOf(services, postId);
    const { bytes, origin } = await imageGenerator.illustrate({
      id: postId,
      title,
      excerpt,
      cover,
      ...(topic === undefined ? {} : { topic }),
    });
    const picture = recordOrigin(bytes, { origin, credit: services.shop.brand });
    await services.storage.replace(pictureKey(postId), picture, 'image/png');
  } catch (error) {
    if (imageGenerator.model && error instanceof ImageGeneratorUnavailable && !error.mayCost) {
      await givePictureBack(services.db, day);
    }
    const problem = problemOf(error);
    if (!problem || !(error instanceof Error)) throw error;
    return { ok: false, problem, message: error.message };
  }
  await services.db.transaction(async (tx) => {
    await tellChangedPages(tx, 'articles');
    await recordChange(tx, {
      operatorId: authorId,
      action: 'article-pictured',
      subject: postId,
      after: { title },
      at: services.clock(),
    });
  });
  return { ok: true, imageUrl: href('articlePicture', 'cs', { id: postId }) };
}

interface WantedPicture {
  title: string;
  excerpt: string;
  postId: string;
  /** Who wants it, a person or a token, for the log of changes. */
  authorId: string;
}

/** Family and colours of its cover; a draft, which nobody finds yet, has those of its id. */
async function lookOf(
  { articles }: Pick<Services, 'articles'>,
  id: string,
): Promise<Pick<PictureSubject, 'topic' | 'cover'>> {
  for (const language of locales) {
    const article = await articles.find({ language, id });
    if (article) return article;
  }
  return { cover: coverOfId(id) };
}

function problemOf(error: unknown): PaintingProblem | undefined {
  if (error instanceof ImageGeneratorDenied) return 'painter-denied';
  if (error instanceof ImageGeneratorUnavailable) return 'painter-away';
  if (error instanceof StorageUnavailable) return 'storage-away';
  return undefined;
}
