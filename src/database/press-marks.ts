import { asc } from 'drizzle-orm';
import { MOST_MARKS, type PressMark } from '#domain/press-mark.ts';
import { pressMarks } from '#database/schema/content.ts';
import type { Queryable } from './client.ts';

/** The operator's marks of the press, in their order (rules 19). */
export async function listPressMarks(db: Queryable): Promise<PressMark[]> {
  const rows = await db
    .select()
    .from(pressMarks)
    .orderBy(asc(pressMarks.position), asc(pressMarks.createdAt))
    .limit(MOST_MARKS);
  return rows.map(({ id, name, url, ...row }) => ({
    id,
    name,
    title: { cs: row.titleCs, en: row.titleEn },
    sentence: { cs: row.sentenceCs, en: row.sentenceEn },
    url,
  }));
}
