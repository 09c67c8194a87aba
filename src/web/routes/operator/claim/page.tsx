import { formatDay } from '#content/moment-text.ts';
import { adminHref } from '#domain/addresses.ts';
import type { CorrectionProblem } from '#domain/claims/read-correction.ts';
import type { Locale } from '#domain/locale.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { ClaimScreens, ClaimTexts, claimText, standingOf } from '#web/operator/claim-facts.tsx';
import type { DeskClaim } from '#web/operator/read-register.ts';
import { SaveNews } from '#web/operator/save-news.tsx';
import { claimsDeskWords } from '#web/operator/texts-words.ts';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormErrors } from '#web/operator/form-errors.tsx';

/** The fields of the form of a correction. */
export const correctionFields = [
  'textCs',
  'textEn',
  'figureCs',
  'figureEn',
  'source',
  'sourceDate',
  'showing',
] as const;
type CorrectionField = (typeof correctionFields)[number];
export type TypedCorrection = Record<CorrectionField, string>;

interface ClaimPageProps {
  locale: Locale;
  claim: DeskClaim;
  seen: string;
  typed: TypedCorrection;
  problem: CorrectionProblem | undefined;
  isStale: boolean;
  isSaved: boolean;
}

/** One claim: how it stands, what contradicts it, and what the operator says in its place. */
export function ClaimPage(props: ClaimPageProps) {
  const { locale, claim, isStale, isSaved } = props;
  const m = claimsDeskWords[locale];
  return (
    <div className="desk-page new-order">
      <header className="stack">
        <a className="way" href={adminHref('operatorClaims')}>
          ← {m.back}
        </a>
        <h1 className="breakable">{claimText(claim, locale)}</h1>
      </header>
      <SaveNews stale={isStale && m.stale} saved={isSaved && m.saved} />
      <Standing locale={locale} claim={claim} />
      <CorrectionForm {...props} />
    </div>
  );
}

function Standing({ locale, claim }: Pick<ClaimPageProps, 'locale' | 'claim'>) {
  const m = claimsDeskWords[locale];
  const { source, contradicts, written } = claim;
  return (
    <section className="desk-block" aria-label={m.columns.standing}>
      <FactList
        facts={[
          [m.columns.claim, <ClaimTexts key="texts" claim={claim} />],
          [m.written, <ClaimTexts key="written" claim={written} />],
          [m.columns.standing, standingOf(claim, locale)],
          [
            m.columns.source,
            source ? `${source.name}, ${formatDay(locale, new Date(source.date))}` : m.noSource,
          ],
          [m.columns.screens, <ClaimScreens key="screens" claim={claim} locale={locale} />],
        ]}
      />
      {contradicts.length > 0 && (
        <>
          <h2>{m.beside}</h2>
          <ul>
            {contradicts.map((other) => (
              <li key={other.id}>
                <a href={adminHref('operatorClaim', { claim: other.id })}>
                  {claimText(other, locale)}
                </a>{' '}
                ({other.isShown ? m.shown : m.notShown})
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Where what is wrong stands. */
const fieldOf: Record<CorrectionProblem, CorrectionField> = {
  'too-long': 'textCs',
  'text-in-one-language': 'textEn',
  'figure-in-one-language': 'figureEn',
  'figure-without-place': 'textCs',
  'source-without-date': 'sourceDate',
  'date-without-source': 'source',
  'date-impossible': 'sourceDate',
  'showing-unknown': 'showing',
};

function CorrectionForm({ locale, claim, seen, typed, problem }: ClaimPageProps) {
  const { form: m, problems } = claimsDeskWords[locale];
  const wrong = problem && { field: fieldOf[problem], message: problems[problem] };
  const field = (name: CorrectionField) => ({
    name,
    defaultValue: typed[name],
    error: wrong?.field === name && wrong.message,
  });
  return (
    <section className="desk-block" aria-labelledby="correction">
      <h2 id="correction">{m.title}</h2>
      <p className="quiet">{m.hint}</p>
      <FormName value="claim">
        <FormErrors locale={locale} errors={wrong ? [wrong] : []} />
        <form method="post" className="new-order__form" noValidate>
          <input type="hidden" name="seen" value={seen} />
          <div className="new-order__grid">
            <TextField {...field('textCs')} label={m.textCs} />
            <TextField {...field('textEn')} label={m.textEn} />
            <TextField {...field('figureCs')} label={m.figureCs} />
            <TextField {...field('figureEn')} label={m.figureEn} />
            <TextField {...field('source')} label={m.source} />
            <TextField {...field('sourceDate')} label={m.sourceDate} type="date" />
            <SelectField {...field('showing')} label={m.showing}>
              <option value={NOTHING_CHOSEN}>{m.showings['']}</option>
              <option value="shown">{m.showings.shown}</option>
              <option value="hidden">{m.showings.hidden}</option>
            </SelectField>
          </div>
          <div className="cluster">
            <Button variant="primary" name="intent" value="save">
              {m.save}
            </Button>
            {claim.correction && (
              <Button name="intent" value="take-back">
                {m.takeBack}
              </Button>
            )}
          </div>
        </form>
      </FormName>
    </section>
  );
}
