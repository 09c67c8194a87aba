import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { codeForm } from '#domain/discounts/code-form.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { goodsName } from './code-facts.tsx';
import { codeWords } from './code-words.ts';

interface CodeFormProps {
  locale: Locale;
  catalogue: Catalogue;
  state: FormState;
  /** Fields that go along unseen. */
  hidden: Readonly<Record<string, string>>;
  /** Of one that is there already, whose name stays. */
  isMade: boolean;
}

const { Form, Field } = adminForm(codeForm);

/** The form of a discount code, new or not. */
export function CodeForm({ locale, catalogue, state, hidden, isMade }: CodeFormProps) {
  const { form: m, problems } = codeWords[locale];
  const words = { fields: m, problems, optional: m.optional };
  return (
    <Form name="code" {...{ state, words, hidden }}>
      <fieldset className="new-order__part">
        <legend>{m.discount}</legend>
        <div className="new-order__grid code-worth">
          {!isMade && (
            <Field name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          )}
          <Field name="worth" options={m.worths} />
          <Field name="percent" />
          <Field name="amount" inputMode="decimal" />
        </div>
      </fieldset>
      <fieldset className="new-order__part">
        <legend>{m.when}</legend>
        <div className="new-order__grid">
          <Field name="from" />
          <Field name="until" />
        </div>
      </fieldset>
      <fieldset className="new-order__part">
        <legend>{m.limits}</legend>
        <div className="new-order__grid">
          <Field name="uses" />
          <Field name="perCustomer" />
          <Field name="least" />
          <Field name="goods" none={m.everything} options={goodsOf(catalogue, locale)} />
          <Field name="edition" none={m.editions.both} options={m.editions} />
          <Field name="note" mark={m.optional} rows={2} />
        </div>
      </fieldset>
      {/* Asked once the discount is so large that a digit may be one too many. */}
      <Field name="sure" />
      <p className="quiet">
        {m.rest} {isMade && m.running}
      </p>
      <div>
        <Button variant="primary" name={ACTION_FIELD} value="save">
          {isMade ? m.save : m.make}
        </Button>
      </div>
    </Form>
  );
}

/** Each platform and each service of it. */
function goodsOf(catalogue: Catalogue, locale: Locale): [string, string][] {
  return catalogue.platforms.flatMap(({ id: platform, services }) => [
    [platform, goodsName(locale, { platform, service: null })],
    ...services.map(({ id: service }): [string, string] => [
      `${platform}/${service}`,
      goodsName(locale, { platform, service }),
    ]),
  ]);
}
