import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { MOST_CODE_LETTERS } from '#domain/operator/code-form.ts';
import type { CodeMessages } from '#messages/cs/operator/codes.ts';
import { type CodeFacts, CodePill } from '#web/operator/code-facts.tsx';
import { codeWords } from '#web/operator/code-words.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface CodesPageProps {
  locale: Locale;
  q: string;
  codes: readonly CodeFacts[];
  hasNewer: boolean;
  hasOlder: boolean;
  /** Places of the first and the last code of this page. */
  newest: number | undefined;
  oldest: number | undefined;
}

/** The discount codes, newest first, each with its conditions and its uses. */
export function CodesPage(props: CodesPageProps) {
  const { locale, q, codes } = props;
  const m = codeWords[locale];
  const make = (
    <ButtonLink variant="primary" href={adminHref('operatorNewDiscountCode')}>
      {m.make}
    </ButtonLink>
  );
  return (
    <div className="desk-page">
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <div>{make}</div>
      </header>
      <SearchForm q={q} m={m} />
      {codes.length > 0 && <CodeTable codes={codes} locale={locale} m={m} />}
      {codes.length === 0 && q === '' && <EmptyState title={m.empty}>{m.emptyHint}</EmptyState>}
      {codes.length === 0 && q !== '' && (
        <EmptyState
          title={m.none}
          actions={<ButtonLink href={adminHref('operatorDiscountCodes')}>{m.all}</ButtonLink>}
        >
          {m.noneHint}
        </EmptyState>
      )}
      <Pages {...props} m={m} />
    </div>
  );
}

function SearchForm({ q, m }: { q: string; m: CodeMessages }) {
  return (
    <FormName value="codes">
      <search>
        <form className="log-filter" action={adminHref('operatorDiscountCodes')}>
          <TextField
            name="q"
            type="search"
            label={m.searchLabel}
            defaultValue={q}
            maxLength={MOST_CODE_LETTERS}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <div className="cluster">
            <Button icon="search">{m.search}</Button>
          </div>
        </form>
      </search>
    </FormName>
  );
}

function CodeTable({
  codes,
  locale,
  m,
}: Pick<CodesPageProps, 'codes' | 'locale'> & { m: CodeMessages }) {
  const { columns } = m;
  return (
    <table className="list-table panel">
      <caption className="visually-hidden">{m.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.off}</th>
          <th scope="col">{columns.terms}</th>
          <th scope="col">{columns.used}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map(({ id, code, state, off, terms, used, note }) => (
          <tr key={id}>
            <th scope="row" data-label={columns.code}>
              <a className="breakable" href={adminHref('operatorDiscountCode', { id })}>
                {code}
              </a>
              {note !== '' && (
                <span className="small faint breakable list-table__below">{note}</span>
              )}
            </th>
            <td data-label={columns.state}>
              <CodePill state={state} locale={locale} />
            </td>
            <td data-label={columns.off} className="tabular">
              {off}
            </td>
            <td data-label={columns.terms}>{terms.join(', ') || m.terms.none}</td>
            <td data-label={columns.used} className="tabular">
              {used}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pages({ q, hasNewer, hasOlder, newest, oldest, m }: CodesPageProps & { m: CodeMessages }) {
  if (!hasNewer && !hasOlder) return null;
  const to = (place: Record<string, string> = {}) =>
    withQuery(adminHref('operatorDiscountCodes'), { ...(q && { q }), ...place });
  return (
    <nav className="cluster" aria-label={m.pages}>
      {hasNewer && <ButtonLink href={to()}>{m.newest}</ButtonLink>}
      {hasNewer && newest !== undefined && (
        <ButtonLink href={to({ after: String(newest) })} rel="prev">
          {m.newer}
        </ButtonLink>
      )}
      {hasOlder && oldest !== undefined && (
        <ButtonLink href={to({ before: String(oldest) })} rel="next">
          {m.older}
        </ButtonLink>
      )}
    </nav>
  );
}
