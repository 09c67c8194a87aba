import { adminHref, withQuery } from '#domain/addresses.ts';
import { LADDER_SUBJECT } from '#domain/catalogue/offer-subject.ts';
import { cheapestWay } from '#domain/catalogue/cheapest-way.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Ladder } from '#domain/catalogue/pricing.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney, formatPercent, formatTimes } from '#domain/money.ts';
import { type LadderTypos, MOST_RUNGS, type TypedLadder } from '#domain/operator/ladder-form.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import type { PriceMessages } from '#messages/cs/operator/prices.ts';
import { EnterPreviews, Previewed } from '#web/operator/previewed.tsx';
import { priceWords } from '#web/operator/price-words.ts';
import { RestoreForm } from '#web/operator/restore-form.tsx';
import { SaveNews } from '#web/operator/save-news.tsx';
import type { Saved } from '#web/operator/saved-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FormErrors } from '#web/operator/form-errors.tsx';

const rows = Array.from({ length: MOST_RUNGS }, (_, row) => row);

interface LadderPageProps {
  locale: Locale;
  ladder: Ladder;
  catalogue: Catalogue;
  typed: TypedLadder;
  seen: string;
  isUsual: boolean;
  formId: string;
  saved: Saved | undefined;
  problems?: LadderTypos;
  /** The typed ladder, where it can be read and is to be shown first. */
  wished?: Ladder | undefined;
  /** It is what holds already: there is nothing to confirm. */
  isSame?: boolean;
  /** What its effect was made of. */
  previewed?: unknown;
  isStale?: boolean;
}

/** The ladder of the volume discount: its form, what a change does, and the way back to its default. */
export function LadderPage(props: LadderPageProps) {
  const { locale, formId, isUsual, saved, problems, isStale } = props;
  const m = priceWords[locale];
  const isAnswered = problems !== undefined;
  return (
    <div className="desk-page new-order prices">
      <header className="stack">
        <p>
          <a href={adminHref('operatorPrices')}>← {m.back}</a>
        </p>
        <h1>{m.ladderForm.title}</h1>
        <p className="log__lead">{m.ladderForm.lead}</p>
        <p>
          <a href={withQuery(adminHref('operatorPriceHistory'), { of: LADDER_SUBJECT })}>
            {m.history}
          </a>
        </p>
      </header>
      <SaveNews
        stale={isStale && m.stale}
        saved={saved && !isAnswered && (saved === 'changed' ? m.saved : m.restored)}
      />
      <LadderForm {...props} />
      <RestoreForm m={m} formId={formId} isUsual={isUsual} />
    </div>
  );
}

/** The cheapest way to each step, before and after, and the button that makes the change. */
function Effect(props: LadderPageProps & { wished: Ladder }) {
  const { locale, ladder, wished, isSame, catalogue, previewed } = props;
  const { plan, ladderForm: m } = priceWords[locale];
  const counts = [...new Set([...ladder.rungs, ...wished.rungs].map(({ items }) => items))];
  const cost = (by: Ladder, items: number) => {
    const way = cheapestWay({ catalogue, ladder: by }, items);
    if (!way) return m.noWay;
    const price = formatMoney(locale, way.price);
    const percent = formatPercent(locale, way.percent);
    return `${formatTimes(locale, items, price)} = ${formatMoney(locale, way.total)} (${percent})`;
  };
  if (isSame) return <Notice>{plan.same}</Notice>;
  return (
    <section className="panel prices__plan" aria-labelledby="plan">
      <h2 id="plan">{plan.title}</h2>
      <p>{m.cheapest}:</p>
      <ul>
        {counts
          .toSorted((a, b) => a - b)
          .map((items) => (
            <li key={items}>{m.effect(items, cost(ladder, items), cost(wished, items))}</li>
          ))}
      </ul>
      <Previewed of={previewed} />
      <div>
        <Button variant="primary" name="intent" value="confirm">
          {plan.confirm}
        </Button>
      </div>
    </section>
  );
}

function LadderForm(props: LadderPageProps) {
  const { locale, typed, problems, formId, seen, wished, isSame } = props;
  const { ladderForm: m, ladderTypos } = priceWords[locale];
  const errorOf = (field: string) => {
    const problem = problems?.[field];
    return problem && ladderTypos[problem];
  };
  const errors = Object.entries(problems ?? {}).map(([field, problem]) => ({
    field,
    message: ladderTypos[problem],
  }));
  return (
    <FormName value="ladder">
      <FormErrors locale={locale} errors={errors} />
      <form method="post" className="new-order__form" noValidate>
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="seen" value={seen} />
        <EnterPreviews name="intent" value="preview" />
        {wished && <Effect {...props} wished={wished} />}
        <Rungs {...{ m, typed, errorOf }} />
        <PopularField {...props} error={errorOf('popular')} />
        <TextField
          {...whole}
          name="countsFrom"
          label={m.countsFrom}
          hint={m.countsFromHint}
          defaultValue={typed.countsFrom}
          error={errorOf('countsFrom')}
        />
        <div>
          <Button variant={wished && !isSame ? 'outline' : 'primary'} name="intent" value="preview">
            {m.preview}
          </Button>
        </div>
      </form>
    </FormName>
  );
}

function PopularField({ locale, typed, error }: LadderPageProps & { error: string | undefined }) {
  const { ladderForm: m } = priceWords[locale];
  return (
    <SelectField name="popular" label={m.popular} defaultValue={typed.popular} error={error}>
      <option value={NOTHING_CHOSEN}>{m.none}</option>
      {rows.map((index) => (
        <option key={index} value={index}>
          {m.rung(index + 1)}
        </option>
      ))}
    </SelectField>
  );
}

const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;

interface RungsProps {
  m: PriceMessages['ladderForm'];
  typed: TypedLadder;
  errorOf: (field: string) => string | undefined;
}

/** From how many packages, and how much; rows that are empty are none. */
function Rungs({ m, typed, errorOf }: RungsProps) {
  return rows.map((index) => (
    <fieldset key={index} className="new-order__part">
      <legend>{m.rung(index + 1)}</legend>
      <div className="prices__pair">
        <TextField
          {...whole}
          name={`items-${index}`}
          label={m.items}
          defaultValue={typed.rungs[index]?.items}
          error={errorOf(`items-${index}`)}
        />
        <TextField
          {...whole}
          name={`percent-${index}`}
          label={m.percent}
          defaultValue={typed.rungs[index]?.percent}
          error={errorOf(`percent-${index}`)}
        />
      </div>
    </fieldset>
  ));
}
