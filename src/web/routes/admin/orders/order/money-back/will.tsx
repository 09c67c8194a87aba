import { formatMoney } from '#domain/money.ts';
import { earlyEndOf } from '#domain/order/order.ts';
import { Previewed } from '#web/admin/form/previewed.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MoneyBackProps } from './view.ts';

/** One plain sentence on what the button does, the e-mail that it sends, and the button. */
export function RefundPreview(props: MoneyBackProps) {
  const { view, locale, m, draft, isReread } = props;
  const { amount, email, isByHand } = draft;
  const words = m.will;
  if (amount === undefined || !email) {
    return (
      <div className="cluster">
        <Button variant="secondary">{m.form.buttonNone}</Button>
      </div>
    );
  }
  const sum = formatMoney(locale, amount);
  return (
    <section className="money-back__will stack stack--small" aria-label={words.label}>
      <Previewed of={draft.shown} />
      {isReread && <Notice tone="warning" title={words.read} live />}
      <p className="money-back__sentence">
        {[
          isByHand ? words.byHand(sum) : words.back(sum),
          view.hasInvoice ? words.note : '',
          words.email(email.to),
        ].join('')}
      </p>
      <p className="small quiet">{afterwards({ ...props, amount })}</p>
      <details className="money-back__email">
        <summary>{m.email.summary}</summary>
        <dl className="stack stack--small">
          <div>
            <dt>{m.email.to}</dt>
            <dd className="breakable">{email.to}</dd>
          </div>
          <div>
            <dt>{m.email.subject}</dt>
            <dd className="breakable" lang={view.order.locale}>
              {email.subject}
            </dd>
          </div>
        </dl>
        <pre className="money-back__text" lang={view.order.locale}>
          {email.text}
        </pre>
      </details>
      <div className="cluster">
        <Button variant="primary" size="large">
          {isByHand ? m.form.buttonByHand(sum) : m.form.button(sum)}
        </Button>
      </div>
    </section>
  );
}

/** What is left then, and what becomes of the work (rules 12), which of a withdrawal stands above. */
function afterwards({
  view,
  m,
  locale,
  input,
  draft,
  amount,
}: Pick<MoneyBackProps, 'view' | 'm' | 'locale' | 'input' | 'draft'> & { amount: number }): string {
  const { order, stand } = view;
  const words = m.will;
  const left = stand.left - amount;
  const about = view.abouts.find(({ id }) => id === input.about)?.kind;
  const refill = draft.endsRefill && about !== 'refill' ? ` ${words.refill}` : '';
  if (left === 0) return (earlyEndOf(order.state) ? words.allCanceled : words.all) + refill;
  const isWorked = order.state === 'paid' || order.state === 'delivering';
  const stated = words.left(formatMoney(locale, left)) + refill;
  return isWorked && about !== 'withdrawal' ? `${stated} ${words.workStays}` : stated;
}
