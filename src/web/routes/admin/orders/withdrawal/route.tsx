import { formatDay, formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { MAX_ANSWER, isMoneyDue } from '#domain/after-sales/complaint.ts';
import { refundDueDay } from '#domain/withdrawals/withdrawal.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextAreaField } from '#web/forms/field.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { OrderLink } from '#web/admin/orders/order-link.tsx';
import { afterSalesWords } from '#web/routes/admin/orders/order/after-sales/words.ts';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import {
  WithdrawalForms,
  useWithdrawalAnswer,
  useWithdrawalForm,
  withdrawalActions,
} from './actions.ts';
import { FindOrder, TiedShown } from './find-order.tsx';
import { loader, useWithdrawalPage } from './load-withdrawal.ts';
import { withdrawalPageWords } from './words.ts';

export { loader };
export const action = withdrawalActions.action;
export const headers = answerHeaders;

export default function AdminWithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, declared, formId, kept } = loaderData;
  const m = withdrawalPageWords[locale];
  return (
    <>
      <title>{`${m.title} – ${shop.brand}`}</title>
      <WithdrawalForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorWithdrawal', { withdrawal: declared.id })}
        hidden={{ id: formId }}
        problems={m.problems}
      >
        <Withdrawal />
      </WithdrawalForms>
    </>
  );
}

/** All that was written, the search for the order, and the answer. */
function Withdrawal() {
  const { m, declared, number } = useWithdrawalPage();
  const { answer, sentence, isAtField } = useWithdrawalAnswer();
  const isWithoutOrder = number === null && declared.outcome === 'unknown';
  const shown = answer && 'shown' in answer ? answer.shown : undefined;
  return (
    <div className="admin-page">
      <p>
        <a className="line-link" href={workListHref('withdrawals')}>
          ← {m.back}
        </a>
      </p>
      <h1>{m.title}</h1>
      {sentence && !isAtField && <Notice tone="error" title={sentence} live />}
      <Written />
      {isWithoutOrder && shown && <TiedShown shown={shown} />}
      <ActionForm form={useWithdrawalForm('answer')} className="cluster">
        <Button>{m.answer}</Button>
      </ActionForm>
      {isWithoutOrder && <FindOrder />}
      {isWithoutOrder && declared.resolvedAt === null && <Close />}
    </div>
  );
}

function Written() {
  const { locale, m, declared, number } = useWithdrawalPage();
  const { declaredAt, outcome, resolvedAt, resolution, person } = declared;
  const { facts } = m;
  const afterSales = afterSalesWords[locale];
  const resolved =
    resolvedAt &&
    resolution &&
    afterSales.resolved(
      afterSales.withdrawals.resolutions[resolution],
      formatMoment(locale, resolvedAt),
      person ?? afterSales.nobody,
    );
  const isDue = resolvedAt === null && isMoneyDue(outcome);
  return (
    <FactList
      facts={[
        [facts.at, formatMoment(locale, declaredAt)],
        [facts.name, declared.name],
        [facts.email, declared.email],
        [facts.number, declared.number],
        [facts.part, declared.part],
        [facts.reason, declared.reason],
        [facts.language, m.languages[declared.locale]],
        [facts.due, isDue && <strong>{formatDay(locale, refundDueDay(declaredAt))}</strong>],
        [facts.order, number !== null && <OrderLink number={number} />],
        [facts.resolved, resolved],
        [facts.note, resolvedAt !== null && declared.note],
      ]}
    />
  );
}

/** What remains where it fits no order: somebody says why, and it waits no longer. */
function Close() {
  const { m, declared } = useWithdrawalPage();
  const form = useWithdrawalForm('close');
  return (
    <ActionForm form={form} className="admin-block fields">
      <TextAreaField
        {...form.field('note')}
        label={m.note}
        rows={3}
        maxLength={MAX_ANSWER}
        defaultValue={form.value('note') ?? declared.note}
      />
      <div>
        <Button>{m.close}</Button>
      </div>
    </ActionForm>
  );
}
