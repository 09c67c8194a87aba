import { addresses, href } from '#domain/addresses.ts';
import { keysOf } from '#domain/records.ts';
import type { Claim } from '#domain/content/claims/claim.ts';
import { CLAIM_FIGURE } from '#domain/content/claims/show-claims.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { adminClaimWords } from './texts-words.ts';
import type { AdminClaim } from './read-register.ts';

/** A claim as one edition reads it: the figure in its place, or before the words. */
export function claimText({ text, figure }: Pick<Claim, 'text' | 'figure'>, locale: Locale) {
  const number = figure?.[locale];
  if (text[locale].includes(CLAIM_FIGURE))
    return text[locale].replaceAll(CLAIM_FIGURE, number ?? '');
  return number === undefined ? text[locale] : `${number} ${text[locale]}`;
}

/** The words of a claim in both languages. */
export function ClaimTexts({ claim }: { claim: Pick<Claim, 'text' | 'figure'> }) {
  return (
    <>
      {locales.map((edition) => (
        <span key={edition} lang={edition} className="claim-text">
          {claimText(claim, edition)}
        </span>
      ))}
    </>
  );
}

/** Why it may be shown or not, and whether it is. */
export function statusOf(claim: AdminClaim, locale: Locale): string {
  const { standings, ...m } = adminClaimWords[locale];
  const { status, source, isShown } = claim;
  const isSample = isShown && status.is === 'claimed' && !source;
  const shown = isSample ? m.sample : isShown ? m.shown : m.notShown;
  if (status.is === 'kept') return `${standings.kept(status.by)}, ${shown}`;
  if (status.is === 'withheld') return status.why?.[locale] ?? standings.withheld;
  return `${source ? standings.sourced : standings.claimed}, ${shown}`;
}

/** The pages that show it; those that need no more than their name are links. */
export function ClaimScreens({ claim, locale }: { claim: Claim; locale: Locale }) {
  const m = adminClaimWords[locale];
  if (claim.screens.length === 0) return m.noScreens;
  return (
    <ul className="claim-screens">
      {claim.screens.map((page) => (
        <li key={page}>
          <ScreenLink page={page} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function ScreenLink({ page, locale }: { page: Claim['screens'][number]; locale: Locale }) {
  const { screens } = adminClaimWords[locale];
  const known = keysOf(screens).find((name) => name === page);
  if (known === undefined) return addresses[page].path[locale];
  // A package has a page for each amount.
  return known === 'package' ? screens[known] : <a href={href(known, locale)}>{screens[known]}</a>;
}
