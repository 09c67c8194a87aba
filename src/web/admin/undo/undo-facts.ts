import { listLeaving } from '#database/admin/pending-list.ts';
import type { PendingActionProblem, ActionRequest } from '#domain/admin/pending-action.ts';
import { isReturnTo } from '#domain/admin/return-path.ts';
import type { ShopContext } from '#web/frame/context.ts';

/** What an undo came to, as the address of the page says it that it leads back to. */
export const undoOutcomes = [
  'taken-back',
  'taken-back-partly',
  'undo-too-late',
  'undo-unknown',
  'changed-meanwhile',
  'right-missing',
] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

/** The name of the query under which it stands there. */
export const OUTCOME = 'undo';

/** Rows of the bar at most. */
const MOST = 20;
/** Milliseconds for which what could not be done stands in the bar. */
const FAILED_MS = 5 * 60_000;

/** What the undo bar of a page shows. */
export interface LeavingNow {
  leaving: readonly {
    id: string;
    /** Of an order, or else of a message or a declaration of withdrawal. */
    number: number | null;
    message: number | null;
    withdrawalId: string | null;
    /** The bulk action whose orders it is about, where they are several. */
    bulk: { id: string; orders: number } | null;
    request: ActionRequest;
    dueAt: string;
    /** Until it leaves; 0 where it is about to. */
    seconds: number;
    /** Why it could not be done. */
    problem: PendingActionProblem | null;
  }[];
  outcome: UndoOutcome | undefined;
  /** The address of the page itself, to which an undo leads back. */
  back: string;
}

/** Reads it for somebody who is signed in. */
export async function readLeaving(
  { services: { db, clock }, operator }: ShopContext,
  request: Request,
): Promise<LeavingNow> {
  const { pathname, searchParams } = new URL(request.url);
  const stated = searchParams.get(OUTCOME);
  const outcome = undoOutcomes.find((known) => known === stated);
  searchParams.delete(OUTCOME);
  const withQuery = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
  // Without its query where that is too long to be led back to.
  const back = isReturnTo(withQuery) ? withQuery : pathname;
  if (!operator) return { leaving: [], outcome: undefined, back };
  const now = clock().getTime();
  const failedSince = new Date(now - FAILED_MS);
  const rows = await listLeaving(db, { operatorId: operator.id, failedSince, most: MOST });
  const leaving = rows.map(({ dueAt, ...row }) => ({
    ...row,
    dueAt: dueAt.toISOString(),
    seconds: Math.max(0, Math.ceil((dueAt.getTime() - now) / 1000)),
  }));
  return { leaving, outcome, back };
}
