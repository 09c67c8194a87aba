import { builtInArticles } from '#content/built-in-articles.ts';
import { countAnyPosts, listAnyPosts } from '#database/generator-articles.ts';
import { PICTURE_FOLDER, pictureIdOfKey } from '#domain/article/article-picture.ts';
import type { Locale } from '#domain/locale.ts';
import type { Services } from '#flows/services.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';

/** Articles of the database on one page of the list. */
const PER_PAGE = 50;

export interface PicturedArticle {
  id: string;
  language: Locale;
  title: string;
  /** Whether the storage has a picture of it; undefined while it is away. */
  isPresent: boolean | undefined;
}

export interface PictureList {
  /** On the first page alone. */
  builtIn: readonly PicturedArticle[];
  stored: readonly PicturedArticle[];
  page: number;
  hasOlder: boolean;
  /** Of both lists on this page. */
  present: number;
  missing: number;
  isAway: boolean;
}

/** Asks the storage at this moment which articles of both languages have a picture in it. */
export async function loadPictures(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  page: number,
): Promise<PictureList> {
  const [present, rows, count] = await Promise.all([
    presentIn(storage),
    listAnyPosts(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
    countAnyPosts(db),
  ]);
  const seen = ({ id, language, title }: Omit<PicturedArticle, 'isPresent'>) => ({
    id,
    language,
    title,
    isPresent: present?.has(id),
  });
  const builtIn = page === 1 ? builtInArticles.map(seen) : [];
  const stored = rows.map(seen);
  const all = [...builtIn, ...stored];
  return {
    builtIn,
    stored,
    page,
    hasOlder: page * PER_PAGE < count,
    present: all.filter(({ isPresent }) => isPresent === true).length,
    missing: all.filter(({ isPresent }) => isPresent === false).length,
    isAway: present === undefined,
  };
}

async function presentIn(storage: Services['storage']): Promise<ReadonlySet<string> | undefined> {
  try {
    const keys = await storage.list(PICTURE_FOLDER);
    return new Set(keys.flatMap((key) => pictureIdOfKey(key) ?? []));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return undefined;
  }
}
