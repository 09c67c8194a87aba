import { redirect } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { isReturnTo } from '#domain/admin/return-path.ts';
import { seeNotDone } from '#flows/operator/queue-acts.ts';
import { undoAction, undoBulkAction } from '#flows/pending-actions/undo-action.ts';
import { operatorOf } from '#web/frame/context.ts';
import { OUTCOME, type UndoOutcome } from '#web/admin/undo/undo-facts.ts';
import type { Route } from './+types/route.ts';

/** There is nothing to see here: what can be taken back stands on the other pages. */
export function loader() {
  return redirect(adminHref('operator'), 303);
}

/** Takes back what its form names, or notes it as seen, and leads back to its page, which says what came of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const form = await request.formData();
  const back = String(form.get('back') ?? '');
  const seen = form.get('seen');
  if (seen !== null) {
    await seeNotDone(services, String(seen), operator);
    return redirect(backTo(back), 303);
  }
  const bulk = form.get('bulk');
  const answer =
    bulk === null
      ? await undoAction(services, { id: String(form.get('id') ?? ''), operator })
      : await undoBulkAction(services, { id: String(bulk), operator });
  const outcome: UndoOutcome = answer.ok ? 'taken-back' : answer.problem;
  return redirect(backTo(back, outcome), 303);
}

/** A page of this section, whatever the form says. */
function backTo(input: string, outcome?: UndoOutcome): string {
  const start = adminHref('operator');
  const url = isReturnTo(input) ? URL.parse(input, 'https://shop.invalid') : null;
  const isOurs =
    url?.host === 'shop.invalid' &&
    (url.pathname === start || url.pathname.startsWith(`${start}/`));
  const { pathname, searchParams } = isOurs ? url : new URL(start, 'https://shop.invalid');
  if (outcome) searchParams.set(OUTCOME, outcome);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
