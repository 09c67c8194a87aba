import type { Locale } from '#domain/locale.ts';
import type { PaymentMessages } from '#messages/cs/order/payment.ts';
import { Island } from '#web/islands/island.tsx';
import { href } from '#domain/addresses.ts';
import { HelpForm } from '#web/forms/enquiry/help-form.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import CopyButton from '#web/ui/copy-button.island.tsx';

/** Whether the order still waits for its money, has ended, or is none that we know. */
export type Outcome = 'open' | 'ended' | 'unknown';

export interface PaymentCanceledProps {
  locale: Locale;
  m: PaymentMessages['canceled'];
  /** The link to the page that sends the link of an order again. */
  askLink: string;
  outcome: Outcome;
  /** What is to be paid, where it still can be. */
  sum: string | undefined;
  checkoutId: string | undefined;
  /** Of the order, where its private link has named it: by the payment alone nothing of it is shown. */
  token: string | undefined;
  /** Of the order, where its private link has named it. */
  customer: { name: string; email: string };
}

/** Where the checkout sends a customer who has not paid. */
export function PaymentCanceled(props: PaymentCanceledProps) {
  const { locale, m, askLink, outcome, sum, checkoutId, token, customer } = props;
  const isUnknown = outcome === 'unknown';
  const unknown = checkoutId ? m.unknownId : m.unknownText;
  const texts = { open: token ? m.text : m.textUnnamed, ended: m.endedText, unknown };
  const known = isUnknown ? m.helpUnknownId : m.help;
  const copy = { text: checkoutId ?? '', label: m.copy, copiedLabel: m.copied };
  return (
    <div className="column order-page">
      <header className="order-page__head">
        <h1>{m.titles[outcome]}</h1>
        <p className="lead">{texts[outcome]}</p>
        {sum && (
          <p>
            <strong>{m.sum(sum)}</strong>
          </p>
        )}
      </header>
      <div className="cluster">
        <Retry {...props} />
        {token && <ButtonLink href={href('order', locale, { token })}>{m.order}</ButtonLink>}
        {!token && (
          <ButtonLink variant="secondary" href={href('orderLink', locale)}>
            {askLink}
          </ButtonLink>
        )}
        {isUnknown && <ButtonLink href={href('wizard', locale)}>{m.orderForm}</ButtonLink>}
        <ButtonLink href={href('home', locale)}>{m.home}</ButtonLink>
      </div>
      <section className="stack payment-help" aria-labelledby="help-title">
        <h2 id="help-title">{m.helpHeading}</h2>
        <p>{checkoutId ? known : m.helpWithoutId}</p>
        <HelpForm
          locale={locale}
          paymentId={checkoutId}
          order={token}
          typed={customer}
          button={isUnknown ? 'primary' : 'secondary'}
        />
        {checkoutId && (
          <div className="payment-id">
            <span>{m.idLabel}</span> <code className="breakable">{checkoutId}</code>
            <Island of={CopyButton} props={copy} />
          </div>
        )}
      </section>
    </div>
  );
}

/**
 * Back to the same checkout, or to the same packages in the cart where that is over; also where only the payment is
 * named, because a checkout shows whose it is. Who may have paid already is not led to pay again.
 */
function Retry({ locale, m, outcome, checkoutId, token }: PaymentCanceledProps) {
  if (outcome === 'unknown') return null;
  const isOpen = outcome === 'open';
  if (!token) {
    return (
      <form method="post" action={href('wizard', locale)}>
        <input type="hidden" name="payment" value={checkoutId} />
        <Button variant="primary" name="intent" value="again">
          {isOpen ? m.retry : m.orderAgain}
        </Button>
      </form>
    );
  }
  return (
    <form method="post" action={href('order', locale, { token })}>
      <Button variant="primary" name="intent" value={isOpen ? 'pay' : 'again'}>
        {isOpen ? m.retry : m.orderAgain}
      </Button>
    </form>
  );
}
