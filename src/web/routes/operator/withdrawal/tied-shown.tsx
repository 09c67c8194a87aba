import { countedLineName } from '#content/catalogue/package-name.ts';
import type { Locale } from '#domain/locale.ts';
import type { TiedPreview } from '#flows/operator/preview-tied.ts';
import type { WithdrawalPageMessages } from '#messages/cs/operator/withdrawal.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { OrderLink } from '#web/operator/order-link.tsx';
import { EmailSeen } from '#web/routes/operator/order/care/parts.tsx';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import { Button } from '#web/ui/button.tsx';

interface TiedShownProps {
  m: WithdrawalPageMessages;
  shown: TiedPreview;
  /** Of the customer. */
  language: Locale;
  /** Where the form goes, and under which id what it does can be taken back. */
  address: string;
  formId: string;
}

/** What the preview is made of: where any of it is another by now, it is shown anew. */
export function shownOf({ number, effects, lines, email }: TiedPreview): unknown {
  return [number, effects, lines?.map(({ position }) => position) ?? null, email.text];
}

/** What follows when a declaration is tied to an order, and the button that does it. */
export function TiedShown({ m, shown, language, address, formId }: TiedShownProps) {
  const { locale } = usePageFacts();
  const { number, effects, lines, email } = shown;
  const names = lines?.map((line) => countedLineName(line, locale)).join(', ');
  return (
    <section className="desk-block" aria-labelledby="tied-heading">
      <h2 id="tied-heading">{m.tie(number)}</h2>
      <form method="post" action={address} className="stack">
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="number" value={number} />
        <FactList
          facts={[
            [m.facts.order, <OrderLink key="order" number={number} />],
            [m.facts.lines, names ?? m.linesLater],
            [m.facts.effect, effects.map((effect) => m.effects[effect]).join(' ')],
          ]}
        />
        <EmailSeen preview={email} language={language} of={shownOf(shown)} />
        <div>
          <Button name="intent" value="tie" variant="primary" data-wanted="">
            {m.confirm(number)}
          </Button>
        </div>
      </form>
    </section>
  );
}
