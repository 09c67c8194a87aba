import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { href } from '#domain/addresses.ts';
import { CheckedNote, HowGathered } from '#web/reviews/how-gathered.tsx';
import type { ReviewPage } from '#web/reviews/read-reviews.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { linkToTab } from '#web/offers/platforms.ts';
import { ReviewEntry } from '#web/reviews/review-entry.tsx';
import { ReviewTotals } from '#web/reviews/review-totals.tsx';
import { platformNames } from '#web/reviews/review-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { type ChosenPage, reviewsAddress } from './choose-page.ts';

export interface ReferencesProps {
  chosen: ChosenPage;
  found: ReviewPage;
  totals: readonly ShownClaim[];
  brand: string;
}

/** The list that further pages are added to. */
const LIST = 'reviews';

/** All reviews as a guest book: no boxes, a line between one and the next. */
export function ReferencesPage({ chosen, found, totals, brand }: ReferencesProps) {
  const { page: words } = useWords().reviews;
  const { page, platform } = chosen;
  const hasNone = found.reviews.length === 0;
  const title = platform ? words.titleOf(platformNames[platform]) : words.title;
  return (
    <div className="column references">
      <header className="references__head">
        <h1>{page === 1 ? title : words.numbered(title, page)}</h1>
        {!hasNone && <p className="lead">{words.lead}</p>}
        {!hasNone && <CheckedNote />}
      </header>
      {hasNone ? (
        <HowGathered />
      ) : (
        <>
          <Networks chosen={chosen} platforms={found.platforms} />
          <section className="references__list" aria-label={words.list}>
            <ol className="guest-book" id={LIST}>
              {found.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewEntry review={review} brand={brand} />
                </li>
              ))}
            </ol>
            <Paging chosen={chosen} hasMore={found.hasMore} />
          </section>
        </>
      )}
      <footer className="references__foot">
        {!hasNone && page === 1 && !platform && (
          <ReviewTotals totals={totals} label={words.totals} />
        )}
        <WayOn platform={platform} />
      </footer>
    </div>
  );
}

/** From what others say to the prices: of the network that was read about, where it is sold. */
function WayOn({ platform }: Pick<ChosenPage, 'platform'> & {}) {
  const locale = useLocale();
  const { catalogue } = usePageFacts().offering;
  const sold = catalogue.platforms.find(({ id }) => id === platform)?.id;
  const prices = sold ? linkToTab(catalogue, locale, sold) : href('priceList', locale);
  return (
    <ButtonLink variant="secondary" size="large" iconEnd="arrow" href={prices}>
      {useWords().reviews.page.order}
    </ButtonLink>
  );
}

interface NetworksProps {
  chosen: ChosenPage;
  platforms: ReviewPage['platforms'];
}

function Networks({ chosen, platforms }: NetworksProps) {
  const locale = useLocale();
  const { page: words } = useWords().reviews;
  const all = {
    href: reviewsAddress(locale, { page: 1, platform: undefined }),
    label: words.all,
    current: chosen.platform === undefined,
  };
  const tabs = platforms.map((platform) => ({
    href: reviewsAddress(locale, { page: 1, platform }),
    label: platformNames[platform],
    icon: <PlatformIcon platform={platform} />,
    current: platform === chosen.platform,
  }));
  return <Tabs variant="pills" label={words.networks} tabs={[all, ...tabs]} />;
}

interface PagingProps {
  chosen: ChosenPage;
  hasMore: boolean;
}

/** The way to older and newer ones; links, so that it works without a script and for search engines. */
function Paging({ chosen, hasMore }: PagingProps) {
  const locale = useLocale();
  const { page: words } = useWords().reviews;
  const { page, platform } = chosen;
  if (page === 1 && !hasMore) return null;
  const to = (number: number) => reviewsAddress(locale, { page: number, platform });
  return (
    <nav className="cluster cluster--apart guest-book__paging" aria-label={words.pages}>
      {hasMore && (
        <ButtonLink href={to(page + 1)} rel="next" data-load-on={LIST}>
          {words.more}
        </ButtonLink>
      )}
      {page > 1 && <span className="quiet small">{words.pageNumber(page)}</span>}
      {page > 1 && (
        <ButtonLink variant="quiet" href={to(page - 1)} rel="prev">
          {words.newer}
        </ButtonLink>
      )}
    </nav>
  );
}
