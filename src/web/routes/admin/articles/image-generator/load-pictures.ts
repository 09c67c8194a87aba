import { builtInArticles } from '#content/built-in-articles.ts';
import {
  countAnyPosts,
  listAnyPosts,
  listOtherPosts,
} from '#database/generators/generator-articles.ts';
import { PICTURE_FOLDER, pictureIdOfKey } from '#domain/content/articles/article-picture.ts';
import { MOST_BATCH_PICTURES } from '#domain/generators/batch.ts';
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
  /** Of all articles, on whichever page. */
  present: number;
  missing: number;
  isAway: boolean;
}

/** Asks the storage at this moment which articles of both languages have a picture in it. */
export async function loadPictures(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  page: number,
): Promise<PictureList> {
  const present = await presentIn(storage);
  const [rows, count] = await Promise.all([
    listAnyPosts(db, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
    countAnyPosts(db, [...(present ?? [])]),
  ]);
  const seen = ({ id, language, title }: Omit<PicturedArticle, 'isPresent'>) => ({
    id,
    language,
    title,
    isPresent: present?.has(id),
  });
  const builtIn = builtInArticles.map(seen);
  const missing = builtIn.filter(({ isPresent }) => isPresent === false).length + count.others;
  return {
    builtIn: page === 1 ? builtIn : [],
    stored: rows.map(seen),
    page,
    hasOlder: page * PER_PAGE < count.all,
    present: present ? builtIn.length + count.all - missing : 0,
    missing: present ? missing : 0,
    isAway: present === undefined,
  };
}

/** The articles without a picture, on whichever page of the list; as many as one batch takes. */
export async function loadMissing({
  db,
  storage,
}: Pick<Services, 'db' | 'storage'>): Promise<Pick<PicturedArticle, 'id' | 'language'>[]> {
  const present = await presentIn(storage);
  if (!present) return [];
  const stored = await listOtherPosts(db, [...present], MOST_BATCH_PICTURES);
  const builtIn = builtInArticles.filter(({ id }) => !present.has(id));
  return [...stored, ...builtIn].slice(0, MOST_BATCH_PICTURES);
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
