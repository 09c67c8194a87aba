import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Declaration } from '#domain/order/withdrawal.ts';
import { keysOf } from '#domain/records.ts';
import type { Shop } from '#domain/shop.ts';
import type { WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ConfirmStepProps {
  locale: Locale;
  m: WithdrawalMessages;
  shop: Shop;
  id: string;
  declaration: Declaration;
  order: string;
  problem?: 'too-often' | 'away';
  items: readonly string[];
}

/** Step two: what is going to be declared, and the control that declares it. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { locale, m, shop, id, declaration, order, problem } = props;
  const words = m.confirm;
  return (
    <>
      <header className="order-page__head">
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead(shop.brand)}</p>
      </header>
      {problem && (
        <Notice tone="error" live>
          {(problem === 'away' ? words.away : words.tooOften)(shop.supportMail)}
        </Notice>
      )}
      <Declared {...props} />
      <form method="post" action={href('withdrawal', locale)} className="cluster">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="order" value={order} />
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

function Declared({ m, declaration, items }: ConfirmStepProps) {
  const { name, number, email, part, reason } = declaration;
  return (
    <dl className="withdrawal__declared facts">
      <Fact label={m.name} value={name} />
      <Fact label={m.number} value={number} />
      {items.length > 0 && <Fact label={m.confirm.items} value={items.join('\n')} />}
      <Fact label={m.confirm.extent} value={part === '' ? m.confirm.whole : part} />
      <Fact label={m.email} value={email} />
      {reason !== '' && <Fact label={m.reason} value={reason} />}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="breakable">{value}</dd>
    </div>
  );
}
