import { plainBlock } from '#content/legal/legal-text.ts';
import { modelForm } from '#content/legal/model-form.ts';
import type { Shop } from '#domain/shop.ts';
import type { WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';
import { Island } from '#web/islands/island.tsx';
import { LinkedText } from '#web/legal/linked-text.tsx';
import CopyButton from '#web/ui/copy-button.island.tsx';
import { useLocale } from '#web/words.ts';

interface ModelFormProps {
  m: WithdrawalMessages;
  shop: Shop;
}

/** The model form of the law, to be copied or printed: on paper it stands alone. */
export function ModelForm({ m: { model }, shop }: ModelFormProps) {
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
