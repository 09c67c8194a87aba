import { adminHref, withQuery } from '#domain/addresses.ts';
import { formatDay } from '#content/moment-text.ts';
import { type ClaimKind, claimKinds } from '#domain/claims/claim-kinds.ts';
import type { Locale } from '#domain/locale.ts';
import { ClaimScreens, ClaimTexts, claimText, standingOf } from '#web/operator/claim-facts.tsx';
import type { DeskClaim } from '#web/operator/read-register.ts';
import { claimsDeskWords } from '#web/operator/texts-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface ClaimsPageProps {
  locale: Locale;
  kind: ClaimKind;
  claims: readonly DeskClaim[];
}

/** Every claim of the site with what bears it out, and what contradicts it beside it. */
export function ClaimsPage({ locale, kind, claims }: ClaimsPageProps) {
  const m = claimsDeskWords[locale];
  const found = claims.filter(tests[kind]);
  return (
    <div className="desk-page">
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <p>
          <a href={withQuery(adminHref('operatorAudit'), { action: 'claim-corrected' })}>{m.log}</a>
        </p>
      </header>
      <nav className="queue-tabs" aria-label={m.filters}>
        {claimKinds.map((each) => (
          <a
            key={each}
            className="queue-tab"
            href={withQuery(adminHref('operatorClaims'), each === 'all' ? {} : { kind: each })}
            aria-current={each === kind ? 'page' : undefined}
          >
            {m.kinds[each]} ({claims.filter(tests[each]).length})
          </a>
        ))}
      </nav>
      {found.length === 0 ? (
        <EmptyState title={m.none}>{m.noneHint}</EmptyState>
      ) : (
        <ClaimTable locale={locale} claims={found} />
      )}
    </div>
  );
}

const tests: Record<ClaimKind, (claim: DeskClaim) => boolean> = {
  all: () => true,
  shown: ({ isShown }) => isShown,
  hidden: ({ isShown }) => !isShown,
  unsourced: ({ standing, source }) => standing.is === 'claimed' && !source,
  contradicting: ({ contradicts }) => contradicts.length > 0,
  corrected: ({ correction }) => correction !== undefined,
};

function ClaimTable({ locale, claims }: Pick<ClaimsPageProps, 'locale' | 'claims'>) {
  const m = claimsDeskWords[locale];
  return (
    <table className="list-table list-table--close panel">
      <caption className="visually-hidden">{m.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.columns.claim}</th>
          <th scope="col">{m.columns.standing}</th>
          <th scope="col">{m.columns.source}</th>
          <th scope="col">{m.columns.screens}</th>
        </tr>
      </thead>
      <tbody>
        {claims.map((claim) => (
          <ClaimRow key={claim.id} locale={locale} claim={claim} />
        ))}
      </tbody>
    </table>
  );
}

function ClaimRow({ locale, claim }: { locale: Locale; claim: DeskClaim }) {
  const m = claimsDeskWords[locale];
  const { id, source, contradicts, correction } = claim;
  return (
    <tr>
      <th scope="row" data-label={m.columns.claim}>
        <a href={adminHref('operatorClaim', { claim: id })}>
          <ClaimTexts claim={claim} />
        </a>
        {contradicts.length > 0 && (
          <p className="quiet small">
            {m.contradicts}: {contradicts.map((other) => claimText(other, locale)).join('; ')}
          </p>
        )}
      </th>
      <td data-label={m.columns.standing}>
        {standingOf(claim, locale)}
        {correction && ` (${m.corrected})`}
      </td>
      <td data-label={m.columns.source} className="breakable">
        {source ? `${source.name}, ${formatDay(locale, new Date(source.date))}` : m.noSource}
      </td>
      <td data-label={m.columns.screens}>
        <ClaimScreens claim={claim} locale={locale} />
      </td>
    </tr>
  );
}
