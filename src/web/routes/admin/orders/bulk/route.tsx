import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { findBulkAction, listBulkRows } from '#database/orders/bulk-actions.ts';
import { readOrderRows } from '#database/orders/order-rows.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { readActText } from '#domain/admin/bulk-action.ts';
import { isUuid } from '#domain/uuid.ts';
import { beginBulkAction, startBulkAction } from '#flows/pending-actions/run-bulk-action.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { bulkWords } from '#web/admin/orders/bulk-words.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import { isAsPreviewed } from '#web/admin/form/previewed.tsx';
import type { Route } from './+types/route.ts';
import {
  type ActInput,
  countInputsIn,
  dryRun,
  findAct,
  numbersIn,
  plansOf,
  readCounts,
} from './choose.ts';
import { BulkResultPage } from './result-page.tsx';
import { DryRunPage } from './dry-run-page.tsx';

/** Milliseconds for which the one who confirms waits; what is left then is done by the job. */
const PATIENCE_MS = 3000;

/** What would happen to the chosen orders, or what became of a bulk action. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const query = new URL(request.url).searchParams;
  const { locale, keptForm } = shop;
  const bulk = query.get('bulk');
  if (bulk !== null) return { locale, page: 'result' as const, ...(await resultOf(shop, bulk)) };
  const kept = Object.fromEntries(keptForm ?? []);
  const { text = '' } = kept;
  const inputs = countInputsIn(keptForm ?? []);
  const input = { text, counts: readCounts(inputs) };
  const run = await dryRunOf(shop, keptForm ? keptQuery(kept) : query, input);
  return { locale, ...run, text, inputs };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const { services, operator, locale } = shop;
  const posted = await request.formData();
  const field = postedFields(posted);
  const kind = findAct(field('act'));
  const id = field('id');
  if (!kind || !isUuid(id)) throw data(null, { status: 400 });
  const inputs = kind === 'complete' ? countInputsIn(posted) : {};
  const counts = readCounts(inputs);
  const act = { kind, text: readActText({ kind, text: field('text') }), counts };
  const run = await dryRunOf(shop, keptQuery({ act: kind, numbers: field('numbers') }), act, id);
  // Pressed before, it has changed them itself.
  if (await findBulkAction(services.db, id)) return toResult(id);
  const show = (status: number, problem?: BulkRefusal) =>
    data({ locale, ...run, text: field('text'), inputs, problem }, { status });
  // A count that cannot be used is said before anything is done.
  if (isCountRefused(run.planned, counts)) return show(422, 'counts-refused');
  if (!isAsPreviewed(field, plansOf(run.planned)))
    return Object.keys(counts).length > 0 ? show(200) : show(409, 'plan-changed');
  const begun = await beginBulkAction(services, {
    id,
    operator,
    act,
    orders: run.planned.map(({ row, shown }) => ({ id: row.id, shown })),
  });
  if (!begun.ok) return show(422, begun.problem);
  const begunAt = performance.now();
  await startBulkAction(services, id, () => performance.now() - begunAt > PATIENCE_MS);
  return toResult(id);
}

function toResult(id: string): Response {
  return redirect(withQuery(adminHref('operatorBulk'), { bulk: id }), 303);
}

export const headers = answerHeaders;

export default function Bulk({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const shown = actionData ?? loaderData;
  const m = bulkWords[shown.locale];
  const named = shown.kind ? m.acts[shown.kind] : m.nothingChosen.title;
  return (
    <>
      <title>{frameWords[shown.locale].titleOf(m.title(named), shop.brand)}</title>
      {shown.page === 'result' ? (
        <BulkResultPage {...shown} m={m} />
      ) : (
        <DryRunPage {...shown} m={m} problem={actionData?.problem} />
      )}
    </>
  );
}

/** The query of the dry run that a posted form came from. */
function keptQuery({ act = '', numbers = '' }: Record<string, string>): URLSearchParams {
  return new URLSearchParams([['act', act], ...numbersIn([numbers]).map((n) => ['n', String(n)])]);
}

type BulkRefusal =
  | (Awaited<ReturnType<typeof beginBulkAction>> & { ok: false })['problem']
  | 'counts-refused'
  | 'plan-changed';

/** Whether a count was given for an order that nothing can be done to with it. */
function isCountRefused(
  planned: Awaited<ReturnType<typeof dryRun>>['planned'],
  counts: Readonly<Record<string, number>>,
): boolean {
  return planned.some(({ row, plan }) => {
    const isGiven = Object.keys(counts).some((key) => key.startsWith(`${row.number}-`));
    return isGiven && !plan.ok;
  });
}

async function dryRunOf(
  { services }: OperatorContext,
  query: URLSearchParams,
  input: ActInput,
  id: string = randomUUID(),
) {
  const kind = findAct(query.get('act') ?? '');
  const back = query.get('list') ?? '';
  const run = kind ? await dryRun(services, kind, query, input) : { planned: [], isBound: false };
  return { page: 'dry-run' as const, kind, back, formId: id, ...run };
}

async function resultOf({ services }: OperatorContext, id: string) {
  const bulk = isUuid(id) ? await findBulkAction(services.db, id) : undefined;
  if (!bulk) throw data(null, { status: 404 });
  const outcomes = await listBulkRows(services.db, id);
  const rows = await readOrderRows(
    services.db,
    outcomes.map(({ orderId }) => orderId),
  );
  const byOrder = new Map(outcomes.map(({ orderId, outcome }) => [orderId, outcome]));
  return {
    kind: bulk.act.kind,
    rows: rows.map((row) => ({ row, outcome: byOrder.get(row.id) ?? null })),
    whole: outcomes.length,
  };
}
