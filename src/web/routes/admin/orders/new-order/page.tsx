import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Quote } from '#domain/catalogue/pricing.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { NewOrderMessages } from '#messages/cs/admin/orders/orders.ts';
import { FormName } from '#web/forms/form-name.ts';
import { EnterPreviews } from '#web/admin/form/previewed.tsx';
import { FORM_FIELD, type FormInput } from '#web/admin/form/form-input.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { NEW_ORDER_FORM, NewOrderContext, sayNewOrderProblem } from './new-order-context.ts';
import { PackageRows } from './package-rows.tsx';
import { PaymentFields } from './payment-fields.tsx';
import type { NewOrderProblems } from './read-new-order.ts';
import { EnteredSummary } from './entered-summary.tsx';
import { FormErrors } from '#web/admin/form/form-errors.tsx';

interface NewOrderPageProps {
  locale: Locale;
  catalogue: Catalogue;
  formId: string;
  m: NewOrderMessages;
  input: FormInput | undefined;
  rows: number;
  problems?: NewOrderProblems | undefined;
  /** Once everything could be read: what it costs. */
  priced?: Quote | undefined;
  /** What that was made of. */
  previewed?: unknown;
  /** The price was another one when it was seen. */
  isChanged?: boolean | undefined;
}

/** Enters an order that came by telephone or e-mail: first it is checked and priced, then it is entered. */
export function NewOrderPage(props: NewOrderPageProps) {
  const {
    locale,
    catalogue,
    formId,
    m,
    input,
    rows,
    problems = {},
    priced,
    previewed,
    isChanged,
  } = props;
  const errors = Object.entries(problems).map(([field, problem]) => ({
    field,
    message: sayNewOrderProblem({ locale, m }, problem),
  }));
  // The same id from the check to the entry, so that a second press enters nothing.
  const id = input?.fields.find(([name]) => name === 'id')?.[1] ?? formId;
  return (
    <div className="admin-page new-order">
      <h1>{m.title}</h1>
      <p className="quiet">{m.intro}</p>
      <NewOrderContext value={{ locale, catalogue, m, input, problems }}>
        <FormName value={NEW_ORDER_FORM}>
          <FormErrors errors={errors} />
          {isChanged && (
            <Notice tone="warning" live>
              {m.changed}
            </Notice>
          )}
          <form
            method="post"
            action={adminHref('operatorNewOrder')}
            className="new-order__form"
            noValidate
          >
            <input type="hidden" name={FORM_FIELD} value={NEW_ORDER_FORM} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="rows" value={rows} />
            <EnterPreviews name={ACTION_FIELD} value="check" />
            <PackageRows rows={rows} />
            <CustomerFields />
            <PaymentFields />
            {priced ? (
              <EnteredSummary priced={priced} previewed={previewed} />
            ) : (
              <div>
                <Button variant="primary" name={ACTION_FIELD} value="check">
                  {m.check}
                </Button>
              </div>
            )}
          </form>
        </FormName>
      </NewOrderContext>
    </div>
  );
}
