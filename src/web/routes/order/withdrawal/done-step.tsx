import { formatMoment } from '#content/moment-text.ts';
import { href } from '#domain/addresses.ts';
import type { Shop } from '#domain/shop.ts';
import type { WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';
import { LinkedText } from '#web/legal/linked-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useLocale } from '#web/words.ts';
import { DeclaredFacts } from './declared-facts.tsx';
import type { Received } from './view.ts';

interface DoneStepProps {
  m: WithdrawalMessages;
  shop: Shop;
  /** Undefined where the browser kept nothing. */
  received: Received | undefined;
}

/** Says which declaration has come, and when: the same whether an order fits it or not. */
export function DoneStep({ m, shop, received }: DoneStepProps) {
  const locale = useLocale();
  const { done } = m;
  return (
    <>
      <header className="order-page__head">
        <h1>{done.heading}</h1>
        <p className="lead">
          {received
            ? done.text(formatMoment(locale, received.at), received.declaration.email)
            : done.textUnknown}
        </p>
        <p>
          <LinkedText text={done.late(shop.supportMail)} />
        </p>
      </header>
      {received && <DeclaredFacts m={m} declaration={received.declaration} />}
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
