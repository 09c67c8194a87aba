import { publishDue } from '#database/article-desk.ts';
import { noteChange } from '#database/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { mayPublishArticle } from '#domain/article/article-rules.ts';
import { dayInPrague } from '#domain/calendar.ts';
import type { Services } from '#flows/services.ts';

/** Articles of one transaction. */
const BATCH = 50;

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
      const due = await publishDue(tx, { at, most: BATCH, letsUnread }, dayInPrague);
      if (due.length > 0) await tellChangedPages(tx, 'articles');
      for (const { id, title } of due) {
        const after = { title, plannedAt: null };
        const action = 'article-published';
        await noteChange(tx, { operatorId: null, action, subject: id, after, at });
      }
      return due.length;
    });
  } while (published === BATCH);
}
