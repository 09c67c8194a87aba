import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { locales } from '#domain/locale.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type CodeField,
  type CodeTypos,
  MOST_CODE_LETTERS,
  MOST_CODE_NOTE,
  type TypedCode,
  codeFields,
  sureMark,
} from '#domain/operator/code-form.ts';
import { keysOf } from '#domain/records.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import { codeWords } from './code-words.ts';
import { goodsName } from './code-facts.tsx';
import { FormErrors } from './form-errors.tsx';

interface CodeFormProps {
  locale: Locale;
  catalogue: Catalogue;
  typed: TypedCode;
  problems: CodeTypos;
  /** Fields that go along unseen. */
  hidden: Readonly<Record<string, string>>;
  /** Of one that is there already, whose name stays. */
  isMade: boolean;
}

/** The form of a discount code, new or not. */
export function CodeForm(props: CodeFormProps) {
  const { locale, problems, hidden, isMade } = props;
  const m = codeWords[locale];
  const errors = codeFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, message: m.typos[problem] }] : [];
  });
  return (
    <FormName value="code">
      <FormErrors locale={locale} errors={errors} />
      <form method="post" className="new-order__form" noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <WorthFields {...props} />
        <WhenFields {...props} />
        <LimitFields {...props} />
        <SureField {...props} />
        <p className="quiet">
          {m.form.rest} {isMade && m.form.running}
        </p>
        <div>
          <Button variant="primary" name="intent" value="save">
            {isMade ? m.form.save : m.form.make}
          </Button>
        </div>
      </form>
    </FormName>
  );
}

/** What a field has by its name: what is typed into it, and what is wrong with it. */
function fieldsOfForm({ locale, typed, problems }: CodeFormProps) {
  const m = codeWords[locale];
  return (name: CodeField) => {
    const problem = problems[name];
    return { name, defaultValue: typed[name], error: problem && m.typos[problem] };
  };
}

function WorthFields(props: CodeFormProps) {
  const { locale, isMade } = props;
  const { form: m } = codeWords[locale];
  const field = fieldsOfForm(props);
  return (
    <fieldset className="new-order__part">
      <legend>{m.discount}</legend>
      <div className="new-order__grid code-worth">
        {!isMade && (
          <TextField
            {...field('code')}
            label={m.code}
            hint={m.codeHint}
            maxLength={MOST_CODE_LETTERS}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <SelectField {...field('worth')} label={m.worth}>
          {keysOf(m.worths).map((worth) => (
            <option key={worth} value={worth}>
              {m.worths[worth]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('percent')}
          label={m.percent}
          hint={m.percentHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...field('amount')}
          label={m.amount}
          hint={m.amountHint}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

/** Asked once the discount is so large that a digit may be one too many. */
function SureField({ locale, typed, problems }: CodeFormProps) {
  const m = codeWords[locale];
  const problem = problems.sure;
  const mark = sureMark(typed);
  const isSure = typed.sure === mark;
  if (!problem && !isSure) return null;
  return (
    <CheckboxField
      name="sure"
      value={mark}
      label={m.form.sure}
      defaultChecked={isSure}
      error={problem && m.typos[problem]}
    />
  );
}

function WhenFields(props: CodeFormProps) {
  const { form: m } = codeWords[props.locale];
  const field = fieldsOfForm(props);
  return (
    <fieldset className="new-order__part">
      <legend>{m.when}</legend>
      <div className="new-order__grid">
        <TextField {...field('from')} type="date" label={m.from} mark={m.optional} />
        <TextField
          {...field('until')}
          type="date"
          label={m.until}
          hint={m.untilHint}
          mark={m.optional}
        />
      </div>
    </fieldset>
  );
}

function LimitFields(props: CodeFormProps) {
  const { locale, catalogue } = props;
  const { form: m } = codeWords[locale];
  const field = fieldsOfForm(props);
  const limit = { mark: m.optional, autoComplete: 'off', inputMode: 'numeric' } as const;
  return (
    <fieldset className="new-order__part">
      <legend>{m.limits}</legend>
      <div className="new-order__grid">
        <TextField {...field('uses')} {...limit} label={m.uses} hint={m.usesHint} />
        <TextField
          {...field('perCustomer')}
          {...limit}
          label={m.perCustomer}
          hint={m.perCustomerHint}
        />
        <TextField {...field('least')} {...limit} label={m.least} hint={m.leastHint} />
        <SelectField {...field('goods')} label={m.goods}>
          <option value={NOTHING_CHOSEN}>{m.everything}</option>
          {goodsOf(catalogue, locale).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('edition')} label={m.edition}>
          <option value={NOTHING_CHOSEN}>{m.editions.both}</option>
          {locales.map((edition) => (
            <option key={edition} value={edition}>
              {m.editions[edition]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('note')}
          label={m.note}
          hint={m.noteHint}
          mark={m.optional}
          rows={2}
          maxLength={MOST_CODE_NOTE}
        />
      </div>
    </fieldset>
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
