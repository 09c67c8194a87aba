import { adminHref } from '#domain/addresses.ts';
import {
  type TiedPreview,
  answerWithdrawal,
  tieWithdrawal,
} from '#flows/withdrawals/tie-withdrawal.ts';
import { closeWithdrawal } from '#flows/withdrawals/close-withdrawal.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions } from '#web/admin/page/actions.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { isAsPreviewed } from '#web/admin/form/previewed.tsx';
import type { Route } from './+types/route.ts';

const subject = async ({ params: { withdrawal: id }, field }: Asked<Route.ActionArgs>) => ({
  id,
  formId: field('id'),
  here: adminHref('operatorWithdrawal', { withdrawal: id }),
});

export const withdrawalActions = defineActions(
  { subject, statuses: { 'row-gone': 409, 'tied-already': 409, 'order-unknown': 409 } },
  {
    tie: {
      async run({ services, operator, field, id, formId }) {
        const number = field('number');
        const isShown = (follows: TiedPreview) => isAsPreviewed(field, shownOf(follows));
        const tied = await tieWithdrawal(services, { id, formId, number, isShown, operator });
        if (tied.ok)
          return { ok: true, to: adminHref('operatorAfterSales', { number: String(tied.number) }) };
        return tied.problem === 'not-shown' ? { ok: false, shown: tied.shown } : tied;
      },
    },
    answer: {
      async run({ services, operator, id }) {
        const thread = await answerWithdrawal(services, id, operator);
        if (!thread.ok) return thread;
        return { ok: true, to: adminHref('operatorMessage', { number: String(thread.number) }) };
      },
    },
    close: {
      fields: { note: ['answer-missing', 'answer-too-long'] },
      async run({ services, operator, field, id, formId }) {
        const given = { id, formId, note: field('note'), operator };
        const closed = await closeWithdrawal(services, given);
        return closed.ok ? { ok: true, to: workListHref('withdrawals') } : closed;
      },
    },
  },
);

export const {
  ActionForms: WithdrawalForms,
  useForm: useWithdrawalForm,
  useAnswer: useWithdrawalAnswer,
} = actionForms(withdrawalActions);

/** What the preview is made of: where any of it is another by now, it is shown anew. */
export function shownOf({ number, effects, lines, email }: TiedPreview): unknown {
  return [number, effects, lines?.map(({ position }) => position) ?? null, email.text];
}
