import { adminHref, withQuery } from '#domain/addresses.ts';
import { formatDay } from '#content/moments.ts';
import { type ClaimKind, claimKinds } from '#domain/content/claims/claim.ts';
import type { Locale } from '#domain/locale.ts';
import { ListHead, withFilter } from '#web/admin/list/list-page.tsx';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { ListTabs } from '#web/admin/list/list-tabs.tsx';
import { ClaimScreens, ClaimTexts, claimText, statusOf } from '#web/admin/texts/claim-facts.tsx';
import type { AdminClaim } from '#web/admin/texts/read-register.ts';
import { adminClaimWords } from '#web/admin/texts/texts-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface ClaimsPageProps {
  locale: Locale;
  kind: ClaimKind;
  claims: readonly AdminClaim[];
}

/** Every claim of the site with what bears it out, and what contradicts it beside it. */
export function ClaimsPage({ locale, kind, claims }: ClaimsPageProps) {
  const m = adminClaimWords[locale];
  const found = claims.filter(tests[kind]);
  return (
    <div className="admin-page">
      <ListHead
        title={m.title}
        lead={m.lead}
        action={
          <a href={withQuery(adminHref('operatorAudit'), { action: 'claim-corrected' })}>{m.log}</a>
        }
      />
      <ListTabs
        label={m.filters}
        tabs={claimKinds.map((each) => ({
          text: `${m.kinds[each]} (${claims.filter(tests[each]).length})`,
          href: withFilter(adminHref('operatorClaims'), each === 'all' ? {} : { kind: each }),
          isCurrent: each === kind,
        }))}
      />
      {found.length === 0 ? (
        <EmptyState title={m.none}>{m.noneHint}</EmptyState>
      ) : (
        <ClaimTable locale={locale} claims={found} />
      )}
    </div>
  );
}

const tests: Record<ClaimKind, (claim: AdminClaim) => boolean> = {
  all: () => true,
  shown: ({ isShown }) => isShown,
  hidden: ({ isShown }) => !isShown,
  unsourced: ({ status, source }) => status.is === 'claimed' && !source,
  contradicting: ({ contradicts }) => contradicts.length > 0,
  corrected: ({ correction }) => correction !== undefined,
};

function ClaimTable({ locale, claims }: Pick<ClaimsPageProps, 'locale' | 'claims'>) {
  const m = adminClaimWords[locale];
  return (
    <ListTable
      caption={m.caption}
      rows={claims}
      keyOf={({ id }) => id}
      isClose
      columns={[
        {
          head: m.columns.claim,
          isName: true,
          render: (claim) => (
            <>
              <a href={adminHref('operatorClaim', { claim: claim.id })}>
                <ClaimTexts claim={claim} />
              </a>
              {claim.contradicts.length > 0 && (
                <p className="quiet small">
                  {m.contradicts}:{' '}
                  {claim.contradicts.map((other) => claimText(other, locale)).join('; ')}
                </p>
              )}
            </>
          ),
        },
        {
          head: m.columns.status,
          render: (claim) =>
            `${statusOf(claim, locale)}${claim.correction ? ` (${m.corrected})` : ''}`,
        },
        {
          head: m.columns.source,
          className: 'breakable',
          render: ({ source }) =>
            source ? `${source.name}, ${formatDay(locale, new Date(source.date))}` : m.noSource,
        },
        {
          head: m.columns.screens,
          render: (claim) => <ClaimScreens claim={claim} locale={locale} />,
        },
      ]}
    />
  );
}
