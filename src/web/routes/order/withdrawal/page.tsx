import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { href } from '#domain/addresses.ts';
import type { Declaration } from '#domain/withdrawals/withdrawal.ts';
import { keysOf } from '#domain/records.ts';
import { LinkedText } from '#web/legal/linked-text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { formatMoment } from '#content/moments.ts';
import { plainBlock } from '#content/legal/legal-text.ts';
import { modelForm } from '#content/legal/wordings.ts';
import { Island } from '#web/islands/island.tsx';
import CopyButton from '#web/ui/copy-button.island.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { DeclareStep } from './declare-step.tsx';
import { type LineChoices, type Received, type WithdrawalView, writeLines } from './view.ts';

interface WithdrawalPageProps {
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
  const { view, shop, items, withdrawnAt, choices } = props;
  return (
    <div className="column order-page">
      {view.step !== 'done' && <Steps step={view.step} />}
      {view.step === 'declare' && <DeclareStep {...view} {...{ shop, withdrawnAt, choices }} />}
      {view.step === 'confirm' && <ConfirmStep {...view} {...{ shop, items }} />}
      {view.step === 'done' && <DoneStep shop={shop} received={view.received} />}
      {view.step === 'declare' && <ModelForm shop={shop} />}
    </div>
  );
}

function Steps({ step }: { step: 'declare' | 'confirm' }) {
  const m = useWords().withdrawal;
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

interface ConfirmStepProps {
  shop: Shop;
  id: string;
  declaration: Declaration;
  lines: readonly number[];
  order: string;
  problem?: 'too-often' | 'away';
  items: readonly string[];
}

/** Step two: what is going to be declared, and the control that declares it. */
function ConfirmStep(props: ConfirmStepProps) {
  const m = useWords().withdrawal;
  const locale = useLocale();
  const { shop, id, declaration, lines, order, problem, items } = props;
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
      <DeclaredFacts {...{ declaration, items }} />
      <form method="post" action={href('withdrawal', locale)} className="cluster">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="order" value={order} />
        <input type="hidden" name="lines" value={writeLines(lines)} />
        {keysOf(declaration).map((field) => (
          <input key={field} type="hidden" name={field} value={declaration[field]} />
        ))}
        <Button variant="primary" size="large" name={ACTION_FIELD} value="confirm">
          {words.button}
        </Button>
        <ButtonLink size="large" href={href('withdrawal', locale)}>
          {words.change}
        </ButtonLink>
      </form>
    </>
  );
}

interface DoneStepProps {
  shop: Shop;
  /** Undefined where the browser kept nothing. */
  received: Received | undefined;
}

/** Says which declaration has come, and when: the same whether an order fits it or not. */
function DoneStep({ shop, received }: DoneStepProps) {
  const m = useWords().withdrawal;
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
      {received && <DeclaredFacts declaration={received.declaration} />}
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

interface DeclaredFactsProps {
  declaration: Declaration;
  /** What the order holds, row by row; empty where the page does not know it. */
  items?: readonly string[];
}

/** What is declared, or was. */
function DeclaredFacts({ declaration, items }: DeclaredFactsProps) {
  const m = useWords().withdrawal;
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

interface ModelFormProps {
  shop: Shop;
}

/** The model form of the law, to be copied or printed: on paper it stands alone. */
function ModelForm({ shop }: ModelFormProps) {
  const { model } = useWords().withdrawal;
  const locale = useLocale();
  const form = modelForm[locale](shop);
  const props = { text: plainBlock(form), label: model.copy, copiedLabel: model.copied };
  return (
    <section className="withdrawal__model stack" aria-labelledby="model-heading">
      <h2 id="model-heading">{model.heading}</h2>
      <p>
        <LinkedText text={model.text(shop.supportMail)} />
      </p>
      <div className="withdrawal__sheet">
        <h3>{form.title}</h3>
        {form.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Island of={CopyButton} props={props} />
    </section>
  );
}
