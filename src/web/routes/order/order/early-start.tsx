import type { Order } from '#database/orders.ts';
import { deliveryStart } from '#domain/catalogue/delivery-start.ts';
import { concludedAt } from '#domain/order/concluded.ts';
import { mayAskEarlyStart } from '#domain/order/order.ts';
import { expressRequest } from '#content/legal/consent.ts';
import { formatDay } from '#content/moment-text.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import { useLocale } from '#web/words.ts';
import { CustomerForm } from './customer-form.tsx';

interface EarlyStartProps {
  order: Order;
  m: OrderMessages;
  now: Date;
  /** It was posted without its box being ticked. */
  isMissing: boolean;
}

/** The form has fields of its own beside those that ask for targets. */
const FORM = 'early-start';

/** Asks a consumer who has paid whether to begin after all before the 14 days are over (rules 16). */
export function EarlyStart({ order, m, now, isMissing }: EarlyStartProps) {
  const locale = useLocale();
  if (!mayAskEarlyStart(order, now)) return null;
  const start = deliveryStart(concludedAt(order), false);
  if (start.when === 'soon') return null;
  const { text, version } = expressRequest[locale];
  return (
    <section className="early-start stack" id={FORM} aria-labelledby="early-heading">
      <h2 id="early-heading">{m.early.heading}</h2>
      <p>{m.early.text(formatDay(locale, start.earliest))}</p>
      <CustomerForm token={order.token} at={FORM} className="stack" noValidate>
        <input type="hidden" name="consentVersion" value={version} />
        <FormName value={FORM}>
          <CheckboxField
            name="expressConsent"
            label={text}
            error={isMissing && m.early.missing}
            defaultChecked={false}
            required
          />
        </FormName>
        <div className="cluster">
          <Button name="intent" value="early-start">
            {m.early.button}
          </Button>
        </div>
      </CustomerForm>
    </section>
  );
}
