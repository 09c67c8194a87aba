import {
  type StoredArticleRow,
  changeArticle,
  lockArticle,
  publishDue,
} from '#database/articles/article-changes.ts';
import { recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { markApproved } from '#database/generators/written-texts.ts';
import { mayPublishArticle } from '#domain/content/articles/article-rules.ts';
import { DAY_MS, dayInPrague, readMoment } from '#domain/time/calendar.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';

/** What can be done with an article beside its text. */
export const articleMoves = ['publish', 'plan', 'unpublish', 'read'] as const;
export type ArticleMove = (typeof articleMoves)[number];

export type MovedArticle =
  | { ok: true }
  | {
      ok: false;
      /** Somebody has saved another text since; or a generator wrote it and nobody has read it. */
      problem: 'article-unknown' | 'article-stale' | 'article-unread' | 'moment-wrong';
    };

/** Articles are planned for a year ahead at most: a slip of the year is none that anybody notices. */
const MOST_AHEAD_MS = 366 * DAY_MS;

interface Moving {
  operator: Pick<Operator, 'id'>;
  id: string;
  move: ArticleMove;
  /** The number of the text that was seen: nobody publishes what he has not seen. */
  seen: number;
  /** When a planned one is to be published, as a browser sends it: 2026-11-25T08:30, in Prague. */
  moment: string;
}

/** Publishes an article at once or plans it, takes it back, or notes that somebody has read it (rules 83). */
export async function moveArticle(
  services: Pick<Services, 'db' | 'clock' | 'shop' | 'settings'>,
  { operator, id, move, seen, moment }: Moving,
): Promise<MovedArticle> {
  const { publishUnread } = await services.settings();
  const { isLocal } = services.shop;
  const at = services.clock();
  return services.db.transaction(async (tx): Promise<MovedArticle> => {
    const row = await lockArticle(tx, id);
    if (!row) return { ok: false, problem: 'article-unknown' };
    const isAhead = move === 'publish' || move === 'plan';
    if (isAhead && !mayPublishArticle(row, { isLocal, publishUnread })) {
      return { ok: false, problem: 'article-unread' };
    }
    if (move !== 'unpublish' && row.version !== seen)
      return { ok: false, problem: 'article-stale' };
    const change = changeOf({ row, move, moment, operator, at });
    if (change === 'moment-wrong') return { ok: false, problem: change };
    if (!change) return { ok: true };
    await changeArticle(tx, id, change);
    if (row.origin === 'generated' && isAhead)
      await markApproved(tx, { kind: 'article', id, person: operator.id, at });
    if ('state' in change) await tellChangedPages(tx, 'articles');
    const after = { title: row.title, plannedAt: change.plannedAt?.toISOString() ?? null };
    const action = actions[move];
    await recordChange(tx, { operatorId: operator.id, action, subject: id, after, at });
    return { ok: true };
  });
}

const actions: Record<ArticleMove, AuditAction> = {
  publish: 'article-published',
  plan: 'article-planned',
  unpublish: 'article-unpublished',
  read: 'article-read',
};

/** What a move changes; undefined where it is so already. */
function changeOf(
  how: { row: StoredArticleRow; at: Date } & Pick<Moving, 'move' | 'moment' | 'operator'>,
): Parameters<typeof changeArticle>[2] | 'moment-wrong' | undefined {
  const { row, move, moment, operator, at } = how;
  const { state, publishedAt, readAt } = row;
  if (move === 'read') return readAt ? undefined : { readAt: at, readBy: operator.id };
  if (move === 'publish') {
    if (state === 'published') return undefined;
    return { state: 'published', plannedAt: null, publishedAt: publishedAt ?? at };
  }
  if (move === 'unpublish')
    return state === 'draft' ? undefined : { state: 'draft', plannedAt: null };
  const plannedAt = readMoment(moment);
  const ahead = plannedAt ? plannedAt.getTime() - at.getTime() : 0;
  if (!plannedAt || ahead <= 0 || ahead > MOST_AHEAD_MS || state === 'published')
    return 'moment-wrong';
  return { state: 'planned', plannedAt };
}

/** Articles of one transaction. */
const CHUNK = 50;

/**
 * Publishes the planned articles whose moment has come, each with the day of its plan as its own. Meant for the job
 * queue, each minute; what was missed while the program stood still is caught up. What a generator wrote waits
 * until a person has read it, where the shop asks for that (rules 83).
 */
export async function publishDueArticles({
  db,
  clock,
  shop: { isLocal },
  settings,
}: Pick<Services, 'db' | 'clock' | 'shop' | 'settings'>): Promise<void> {
  const at = clock();
  const { publishUnread } = await settings();
  const unread = { origin: 'generated', readAt: null } as const;
  const letsUnread = mayPublishArticle(unread, { isLocal, publishUnread });
  let published: number;
  do {
    published = await db.transaction(async (tx) => {
      const due = await publishDue(tx, { at, most: CHUNK, letsUnread }, dayInPrague);
      if (due.length > 0) await tellChangedPages(tx, 'articles');
      for (const { id, title } of due) {
        const after = { title, plannedAt: null };
        const action = 'article-published';
        await recordChange(tx, { operatorId: null, action, subject: id, after, at });
      }
      return due.length;
    });
  } while (published === CHUNK);
}
