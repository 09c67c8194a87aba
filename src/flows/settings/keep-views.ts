import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import {
  type SavedViewRow,
  deleteView,
  insertView,
  lockViews,
  orderViews,
  renameView,
} from '#database/admin/saved-views.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { readOrderFilter, writeOrderFilter } from '#domain/order/order-filter.ts';
import type { Services } from '#flows/services.ts';

/** Most characters of a name, and lists of one person. */
const MOST_NAME = 60;
const MOST_VIEWS = 30;

export type ViewProblem =
  | 'view-name-missing'
  | 'view-name-long'
  | 'view-name-taken'
  | 'view-too-many'
  | 'view-unknown';
export type KeptView = { ok: true; query: string } | { ok: false; problem: ViewProblem };

type Needed = Pick<Services, 'db' | 'clock'>;
type Owner = Pick<Operator, 'id'>;

/**
 * Saves the filter of an address as a list of somebody's own; without the place in it, and without what could
 * not be read. The same form once more saves it once.
 */
export async function saveView(
  services: Needed,
  { id, operator, ...input }: { id: string; operator: Owner; name: string; query: string },
): Promise<KeptView> {
  const name = cleanText(input.name);
  const query = writeOrderFilter(readOrderFilter(new URLSearchParams(input.query)).filter);
  return changeViews(services, operator, async (tx, views, at) => {
    if (views.some((view) => view.id === id)) return { ok: true, query };
    const problem = problemOf(name, views);
    if (problem) return { ok: false, problem };
    if (views.length >= MOST_VIEWS) return { ok: false, problem: 'view-too-many' };
    await insertView(tx, { id, operatorId: operator.id, name, query, createdAt: at });
    await note(tx, { operator, id, at, action: 'view-saved', name });
    return { ok: true, query };
  });
}

/** What somebody does to one of the own lists. */
export type ViewChange = { to: 'name'; name: string } | { to: 'up' | 'down' | 'away' };

/** Renames, moves or takes away a list of somebody's own; those of others are as good as unknown. */
export async function changeView(
  services: Needed,
  { id, operator, change }: { id: string; operator: Owner; change: ViewChange },
): Promise<KeptView> {
  return changeViews(services, operator, async (tx, views, at) => {
    const view = views.find((each) => each.id === id);
    if (!view) return { ok: false, problem: 'view-unknown' };
    const own = { id, operatorId: operator.id };
    if (change.to === 'away') {
      await deleteView(tx, own);
      await note(tx, { operator, id, at, action: 'view-removed', name: view.name });
    } else if (change.to === 'name') {
      const name = cleanText(change.name);
      const problem = problemOf(
        name,
        views.filter((each) => each !== view),
      );
      if (problem) return { ok: false, problem };
      await renameView(tx, { ...own, name });
      await note(tx, { operator, id, at, action: 'view-saved', name });
    } else {
      await orderViews(tx, operator.id, moveView(views, view, change.to));
    }
    return { ok: true, query: view.query };
  });
}

async function changeViews(
  { db, clock }: Needed,
  operator: Owner,
  change: (tx: Transaction, views: SavedViewRow[], at: Date) => Promise<KeptView>,
): Promise<KeptView> {
  return db.transaction(async (tx) => change(tx, await lockViews(tx, operator.id), clock()));
}

function problemOf(name: string, others: readonly SavedViewRow[]): ViewProblem | undefined {
  if (name === '') return 'view-name-missing';
  if (name.length > MOST_NAME) return 'view-name-long';
  return others.some((view) => view.name === name) ? 'view-name-taken' : undefined;
}

function moveView(views: readonly SavedViewRow[], view: SavedViewRow, to: 'up' | 'down'): string[] {
  const ids = views.map(({ id }) => id);
  const at = ids.indexOf(view.id);
  const other = at + (to === 'up' ? -1 : 1);
  const neighbour = ids[other];
  return neighbour === undefined ? ids : ids.with(other, view.id).with(at, neighbour);
}

interface Noted {
  operator: Owner;
  id: string;
  at: Date;
  action: 'view-saved' | 'view-removed';
  name: string;
}

async function note(tx: Transaction, { operator, id, at, action, name }: Noted): Promise<void> {
  await recordChange(tx, {
    operatorId: operator.id,
    action,
    subject: id,
    personalAfter: { name },
    at,
  });
}
