import { formatMoment } from '#content/moment-text.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';
import { ButtonLink } from '#web/ui/button.tsx';

interface DoneStepProps {
  locale: Locale;
  m: WithdrawalMessages;
  shop: Shop;
  /** Undefined where the browser kept nothing. */
  received: { at: Date; email: string; order: string } | undefined;
}

/** Says that the declaration has come, and when: the same whether an order fits it or not. */
export function DoneStep({ locale, m: { done }, shop, received }: DoneStepProps) {
  return (
    <>
      <header className="order-page__head">
        <h1>{done.heading}</h1>
        <p className="lead">
          {received
            ? done.text(formatMoment(locale, received.at), received.email)
            : done.textUnknown}
        </p>
        <p>{done.late(shop.supportMail)}</p>
      </header>
      <div className="cluster">
        {received && received.order !== '' && (
          <ButtonLink href={href('order', locale, { token: received.order })}>
            {done.order}
          </ButtonLink>
        )}
        <ButtonLink href={href('home', locale)}>{done.home}</ButtonLink>
      </div>
    </>
  );
}
