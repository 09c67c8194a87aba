import { adminHref } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { countedKinds } from '#domain/counting/arrival.ts';
import { type FigurePart, type ReadFigureQuery, partsOf } from '#domain/figures/figure-query.ts';
import { packageName } from '#content/catalogue/package-name.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { figuresAddress } from './figure-address.ts';
import { pageLabel } from './page-label.ts';
import type { FiguresPageProps } from './view.ts';
import { figurePagesWords } from './words.ts';

/** Days and filters of the figures: a form that writes the address. */
export function FigureFilterForm({ locale, asked, view, packages }: FiguresPageProps) {
  const m = figurePagesWords[locale];
  const { subject, period, filter } = asked;
  const parts = partsOf[subject];
  const choices: Record<FigurePart, () => [value: string, label: string][]> = {
    edition: () => locales.map((one) => [one, m.editions[one]]),
    page: () => pagesOf(view).map((page) => [page, pageLabel(page, locale)]),
    source: () => countedKinds.map((kind) => [kind, m.sources[kind]]),
    package: () => packages.map((id) => [id, packageName(id, locale)]),
  };
  const isSet = parts.some((part) => filter[part] !== undefined);
  return (
    <FormName value="figures">
      <form className="period-form" action={adminHref('operatorFigures')}>
        <input type="hidden" name="subject" value={subject} />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            name={end}
            type="date"
            label={m.fields[end]}
            defaultValue={asked.input[end] ?? period[end]}
            error={problemOf(asked, end, m)}
          />
        ))}
        {parts.map((part) => (
          <PartField
            key={part}
            part={part}
            asked={asked}
            m={m}
            choices={choices[part]()}
            label={(value) =>
              part === 'page' ? pageLabel(value, locale) : packageName(value, locale)
            }
          />
        ))}
        <Button>{m.show}</Button>
        {isSet && (
          <ButtonLink href={figuresAddress({ ...asked, filter: {} })}>{m.clear}</ButtonLink>
        )}
      </form>
    </FormName>
  );
}

interface PartFieldProps {
  part: FigurePart;
  asked: ReadFigureQuery;
  m: Words;
  choices: readonly (readonly [value: string, label: string])[];
  /** What a value is called that is not among the choices, such as a package that is on sale no more. */
  label: (value: string) => string;
}
type Words = (typeof figurePagesWords)['cs'];

function PartField({ part, asked, m, choices, label }: PartFieldProps) {
  const value = asked.filter[part] ?? '';
  const isKnown = value === '' || choices.some(([one]) => one === value);
  return (
    <SelectField
      name={part}
      label={m.fields[part]}
      defaultValue={value}
      error={problemOf(asked, part, m)}
    >
      <option value={NOTHING_CHOSEN}>{m.any}</option>
      {!isKnown && <option value={value}>{label(value)}</option>}
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

function problemOf({ problems }: ReadFigureQuery, field: keyof Words['fields'], m: Words) {
  const problem = problems[field];
  return problem && m.problems[problem];
}

/** The pages that are shown, by their names; where none are, only the one that is asked for can be chosen. */
function pagesOf({ tables }: FiguresPageProps['view']): string[] {
  const pages = tables.find(({ id }) => id === 'pages')?.rows ?? [];
  return pages.filter(({ id }) => id !== '…').map(({ id }) => id);
}
