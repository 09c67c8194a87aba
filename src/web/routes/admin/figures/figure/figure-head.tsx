import type { ReactNode } from 'react';
import { formatTableDay } from '#content/moments.ts';
import { noonOf } from '#domain/time/calendar.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Period } from '#domain/figures/periods.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { TextField } from '#web/forms/field.tsx';
import type { ListedFigure } from '#web/admin/figures/figure-links.ts';
import { Button } from '#web/ui/button.tsx';
import { figureWords } from './words.ts';

interface FigureHeadProps {
  locale: Locale;
  figure: ListedFigure;
  period: Period;
  /** What else the address says, and stays when the period is changed. */
  hidden?: ReactNode;
}

/** The head of a list of figures: what it is, of which days, and other days. */
export function FigureHead({ locale, figure, period, hidden }: FigureHeadProps) {
  const m = figureWords[locale];
  const { from, to } = period;
  const short = (day: string) => formatTableDay(locale, noonOf(day));
  return (
    <header className="start-head">
      <PageTitle>{m[figure]}</PageTitle>
      <div>
        <p>
          <a className="line-link" href={adminHref('operator')}>
            ← {m.back}
          </a>
        </p>
        <h1>{m[figure]}</h1>
        <p className="quiet tabular">
          {from === to ? short(from) : m.period(short(from), short(to))}
        </p>
      </div>
      <form className="period-form" action={adminHref('operatorFigure', { figure })}>
        <FormName value="period">
          <TextField name="from" type="date" label={m.from} defaultValue={from} />
          <TextField name="to" type="date" label={m.to} defaultValue={to} />
        </FormName>
        {hidden}
        <Button>{m.show}</Button>
      </form>
    </header>
  );
}
