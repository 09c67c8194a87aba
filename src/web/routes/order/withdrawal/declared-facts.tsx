import type { Declaration } from '#domain/order/withdrawal.ts';
import type { WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';

interface DeclaredFactsProps {
  m: WithdrawalMessages;
  declaration: Declaration;
  /** What the order holds, row by row; empty where the page does not know it. */
  items?: readonly string[];
}

/** What is declared, or was. */
export function DeclaredFacts({ m, declaration, items }: DeclaredFactsProps) {
  const { name, number, email, part, reason } = declaration;
  return (
    <dl className="withdrawal__declared facts">
      <Fact label={m.name} value={name} />
      <Fact label={m.number} value={number} />
      {items && items.length > 0 && <Fact label={m.confirm.items} value={items.join('\n')} />}
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
