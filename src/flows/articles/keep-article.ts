import { findVersion, renameArticle } from '#database/articles/article-versions.ts';
import {
  type StoredArticleRow,
  changeArticle,
  keepVersion,
  linkTranslation,
  lockArticle,
  lockArticleIds,
  replaceText,
} from '#database/articles/article-changes.ts';
import { recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import {
  type ArticleInput,
  type ArticleProblems,
  articleForm,
} from '#domain/content/articles/article-form.ts';
import { pictureKey } from '#domain/content/articles/article-picture.ts';
import type { ArticleText } from '#domain/content/articles/article-rules.ts';
import { articleTextOf, isSameText } from '#domain/content/articles/article-text.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';
import { type Rework, findRework, recordRework } from './rework.ts';
import { isTranslation, problemOfSlug, storeArticle } from './store-article.ts';

/**
 * Takes the stored picture of an article along to its new id. While the storage is away the article shows its
 * cover. No action of its own: it follows a change of the slug.
 */
async function carryPicture(
  { storage }: Pick<Services, 'storage'>,
  from: string,
  to: string,
): Promise<void> {
  try {
    const picture = await storage.get(pictureKey(from));
    if (picture) await storage.put(pictureKey(to), picture.content, picture.contentType);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
  }
}

export type KeptArticle = { ok: true; id: string } | FormRefusal<ArticleProblems>;

/** The same of an article that there was already, with the number of the text that holds now. */
export type SavedArticle = { ok: true; id: string; version: number } | FormRefusal<ArticleProblems>;

type Needed = Pick<Services, 'db' | 'clock' | 'storage'>;
type Who = Pick<Operator, 'id'>;

/** Stores a new article as a draft, under the slug of its form. The same form once more stores it once. */
export async function createArticle(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { operator, input }: { operator: Who; input: ArticleInput },
): Promise<KeptArticle> {
  const read = articleForm.read(input);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const { slug: id, language } = read.values;
  const text: ArticleText = { ...read.values.text, format: 'markdown' };
  const at = clock();
  return db.transaction(async (tx): Promise<KeptArticle> => {
    await lockArticleIds(tx);
    const there = await lockArticle(tx, id);
    const isMade = there?.savedBy === operator.id && there.version === 1;
    if (there && isMade && isSameText(articleTextOf(there), text)) return { ok: true, id };
    const stored = await storeArticle(tx, {
      id,
      language,
      text,
      origin: 'operator',
      stateOf: () => 'draft',
      onTaken: 'refuse',
      operatorId: operator.id,
      at,
    });
    if (!stored.ok) return stored;
    const after = { title: text.title, language };
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'article-made',
      subject: id,
      after,
      at,
    });
    return { ok: true, id };
  });
}

/**
 * Takes the form of an article in place of its text, which stays as a version. Another slug moves it; who knows the
 * address of a published one is led on (rules 83).
 * @param seen the number of the text that the form was filled in with
 */
export async function saveArticle(services: Needed, saving: Saving): Promise<SavedArticle> {
  const { id } = saving;
  const at = services.clock();
  const rework = await findRework(services.db, id, (row) => {
    const read = readInput(row, saving.input);
    return read.ok ? read.text : undefined;
  });
  const saved = await services.db.transaction((tx) => saveText(tx, { ...saving, rework }, at));
  if (saved.ok && saved.id !== id) await carryPicture(services, id, saved.id);
  return saved;
}

interface Saving {
  operator: Who;
  id: string;
  input: ArticleInput;
  seen: number;
}

async function saveText(
  tx: Transaction,
  { operator, id, input, seen, rework }: Saving & { rework: Rework | undefined },
  at: Date,
): Promise<SavedArticle> {
  await lockArticleIds(tx);
  const row = await lockArticle(tx, id);
  if (!row) return { ok: false, problem: 'not-found' };
  const read = readInput(row, input);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const { slug, text } = read;
  // The same form once more has nothing to do.
  if (slug === id && isSameText(articleTextOf(row), text))
    return { ok: true, id, version: row.version };
  if (row.version !== seen) return { ok: false, problem: 'changed-meanwhile' };
  const wrong = slug === id ? undefined : await problemOfSlug(tx, slug, id);
  if (wrong) return { ok: false, problem: 'input-wrong', problems: { slug: wrong } };
  if (!(await isTranslation(tx, text.translation, row.language))) {
    const problems = { translation: 'translation-unknown' } as const;
    return { ok: false, problem: 'input-wrong', problems };
  }
  await replace(tx, { row, slug, text, operator, at, rework });
  return { ok: true, id: slug, version: row.version + 1 };
}

/** The form of an article that there is already: language and format are its own. */
export function readInput(row: StoredArticleRow, input: ArticleInput) {
  const read = articleForm.read({ ...input, language: row.language });
  if (!read.ok) return read;
  const { slug, text } = read.values;
  return { ok: true, slug, text: { ...text, format: articleTextOf(row).format } } as const;
}

/** Takes a former text in place of the present one, which stays as a version too. */
export async function restoreVersion(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  asked: { operator: Who; id: string; version: number; seen: number },
): Promise<KeptArticle> {
  const { operator, id, version, seen } = asked;
  const shown = await findVersion(db, id, version);
  const rework = shown && (await findRework(db, id, () => articleTextOf(shown)));
  return db.transaction(async (tx): Promise<KeptArticle> => {
    await lockArticleIds(tx);
    const row = await lockArticle(tx, id);
    const former = row && (await findVersion(tx, id, version));
    if (!row || !former) return { ok: false, problem: 'not-found' };
    const text = { ...articleTextOf(former), translation: row.translation };
    if (isSameText(articleTextOf(row), text)) return { ok: true, id };
    if (row.version !== seen) return { ok: false, problem: 'changed-meanwhile' };
    await replace(tx, { row, slug: id, text, operator, at: clock(), rework, restored: version });
    return { ok: true, id };
  });
}

interface Replacing {
  row: StoredArticleRow;
  slug: string;
  text: ArticleText;
  operator: Who;
  at: Date;
  rework: Rework | undefined;
  restored?: number;
}

async function replace(tx: Transaction, replacing: Replacing): Promise<void> {
  const { row, slug, text, operator, at, rework, restored } = replacing;
  await keepVersion(tx, row, at);
  await replaceText(tx, row.id, text, { operatorId: operator.id, at });
  const reader = { readAt: at, readBy: operator.id };
  const change = await recordRework(tx, { row, text, found: rework }, reader);
  if ('readAt' in change) await changeArticle(tx, row.id, change);
  if (slug !== row.id) {
    const keepsFormer = row.publishedAt !== null || row.state === 'published';
    await renameArticle(tx, row, { to: slug, keepsFormer, at });
  }
  await linkTranslation(tx, slug, text.translation ?? undefined);
  await tellChangedPages(tx, 'articles');
  await recordChange(tx, {
    operatorId: operator.id,
    action: 'article-saved',
    subject: slug,
    before: { slug: row.id, title: row.title, version: row.version },
    after: {
      slug,
      title: text.title,
      version: row.version + 1,
      ...(restored !== undefined && { restored }),
    },
    at,
  });
}
