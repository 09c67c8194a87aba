import { href } from '#domain/addresses.ts';
import type { Declaration } from '#domain/order/withdrawal.ts';
import { keysOf } from '#domain/records.ts';
import type { Shop } from '#domain/shop.ts';
import type { WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';
import { LinkedText } from '#web/legal/linked-text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale } from '#web/words.ts';
import { writeLines } from './chosen-lines.ts';
import { DeclaredFacts } from './declared-facts.tsx';

interface ConfirmStepProps {
  m: WithdrawalMessages;
  shop: Shop;
  id: string;
  declaration: Declaration;
  lines: readonly number[];
  order: string;
  problem?: 'too-often' | 'away';
  items: readonly string[];
}

/** Step two: what is going to be declared, and the control that declares it. */
export function ConfirmStep(props: ConfirmStepProps) {
  const locale = useLocale();
  const { m, shop, id, declaration, lines, order, problem, items } = props;
  const words = m.confirm;
  return (
    <>
      <header className="order-page__head">
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead(shop.brand)}</p>
      </header>
      {problem && (
        <Notice tone="error" live>
          <LinkedText text={(problem === 'away' ? words.away : words.tooOften)(shop.supportMail)} />
        </Notice>
      )}
      <DeclaredFacts {...{ m, declaration, items }} />
      <form method="post" action={href('withdrawal', locale)} className="cluster">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="lines" value={writeLines(lines)} />
        {keysOf(declaration).map((field) => (
          <input key={field} type="hidden" name={field} value={declaration[field]} />
        ))}
        <Button variant="primary" size="large" name="intent" value="confirm">
          {words.button}
        </Button>
        <ButtonLink size="large" href={href('withdrawal', locale)}>
          {words.change}
        </ButtonLink>
      </form>
    </>
  );
}
