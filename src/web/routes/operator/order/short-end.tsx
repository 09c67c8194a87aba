import { adminHref, withQuery } from '#domain/addresses.ts';
import { formatMoney } from '#domain/money.ts';
import { waitingRefunds } from '#domain/operator/intent.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import { shortEndOf } from '#domain/order/short-end.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextAreaField } from '#web/forms/field.tsx';
import { useWay } from '#web/operator/order-way.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useOrderForm } from './actions.ts';
import { useOrderPage, useOrderWords } from './order-page.ts';

/** What is still to be done about an order that ended short: its money, or what its customer wants instead. */
export function ShortEndStep() {
  const { order, waiting, role, locale, m } = useOrderPage();
  const onWay = useWay();
  const end = shortEndOf(order, waitingRefunds(waiting));
  // Of an order free of charge nothing goes back, and nobody is owed a word of it.
  if (!end || (end.sum === 0 && !end.isAgreed)) return null;
  if (end.open === 0) return <p className="small quiet">{m.short.settled(end.isAgreed)}</p>;
  const sum = formatMoney(locale, end.open);
  const address = adminHref('operatorMoneyBack', { number: String(order.number) });
  return (
    <div className="stack stack--small">
      <div className="cluster">
        {hasRight(role, 'money') ? (
          <ButtonLink variant="primary" href={onWay(withQuery(address, { reason: 'undelivered' }))}>
            {m.short.giveBack(sum)}
          </ButtonLink>
        ) : (
          <p>{m.short.ownerOnly(sum)}</p>
        )}
      </div>
      <AgreeForm />
    </div>
  );
}

/** That the customer of an order that ended short wants something else than money, in the customer's words. */
export function AgreeForm() {
  const { short: words } = useOrderWords();
  const form = useOrderForm('agree');
  return (
    <details className="desk-more" open={form.isPosted}>
      <summary>{words.instead}</summary>
      <ActionForm form={form} label={words.instead} className="fields">
        <TextAreaField
          {...form.field('text')}
          label={words.words}
          hint={words.wordsHint}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
        />
        <Button>{words.keep}</Button>
      </ActionForm>
    </details>
  );
}
