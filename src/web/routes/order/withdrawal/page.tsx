import type { Shop } from '#domain/shop.ts';
import type { WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';
import { useLocale } from '#web/words.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { DeclareStep } from './declare-step.tsx';
import { DoneStep } from './done-step.tsx';
import { ModelForm } from './model-form.tsx';
import type { LineChoices } from './chosen-lines.ts';
import type { WithdrawalView } from './view.ts';

interface WithdrawalPageProps {
  m: WithdrawalMessages;
  view: WithdrawalView;
  shop: Shop;
  /** What was ordered, row by row, where the customer came from the page of an order. */
  items: readonly string[];
  /** When a withdrawal from that order came before; undefined where none did. */
  withdrawnAt: Date | undefined;
  choices: LineChoices | undefined;
}

/** The function for withdrawing from a contract: declare, confirm, acknowledged (§ 1830a, rules 51). */
export function WithdrawalPage(props: WithdrawalPageProps) {
  const locale = useLocale();
  const { m, view, shop, items, withdrawnAt, choices } = props;
  const common = { locale, m, shop };
  return (
    <div className="column order-page">
      {view.step !== 'done' && <Steps m={m} step={view.step} />}
      {view.step === 'declare' && (
        <DeclareStep {...common} {...view} {...{ withdrawnAt, choices }} />
      )}
      {view.step === 'confirm' && <ConfirmStep {...common} {...view} items={items} />}
      {view.step === 'done' && <DoneStep {...common} received={view.received} />}
      {view.step === 'declare' && <ModelForm {...common} />}
    </div>
  );
}

function Steps({ m, step }: { m: WithdrawalMessages; step: 'declare' | 'confirm' }) {
  return (
    <nav aria-label={m.steps.label}>
      <ol className="steps">
        {(['declare', 'confirm'] as const).map((each) => (
          <li key={each} className="steps__item" aria-current={each === step ? 'step' : undefined}>
            {m.steps[each]}
          </li>
        ))}
      </ol>
    </nav>
  );
}
