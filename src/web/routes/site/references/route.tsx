import { redirect } from 'react-router';
import { href } from '#domain/addresses.ts';
import { readClaims } from '#web/claims/read-claims.ts';
import { shopOf } from '#web/frame/context.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { type ReviewsPageData, readReviewPage } from '#web/reviews/read-reviews.ts';
import { platformNames } from '#web/reviews/review-words.ts';
import { wordsOf } from '#messages/words.ts';
import type { Locale } from '#domain/locale.ts';
import { readPageNumber } from '#web/frame/page-number.ts';
import { type ReviewPlatform, readReviewPlatform } from '#domain/reviews/platform.ts';
import { CheckedNote, HowGathered, ReviewEntry, ReviewTotals } from '#web/reviews/reviews.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { linkToTab } from '#web/offers/platforms.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useLocale, useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const chosen = choosePage(locale, params);
  const found = await readReviewPage(context, chosen);
  if (!found) throw redirect(href('notFound', locale), 302);
  const claims = await readClaims(context);
  const addresses = addressesOf(services.shop, (edition) => reviewsAddress(edition, chosen));
  const totals = claims.list('deliveredReferences', 'projectsReferences');
  return { locale, chosen, found, totals, addresses, brand: services.shop.brand };
}

export const headers = tagPage('reviews', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, chosen, addresses, brand } = loaderData;
  const { page: words } = wordsOf(locale).reviews;
  const { page, platform } = chosen;
  const name = platform && platformNames[platform];
  const title = name ? words.ofNetwork(name, brand) : words.metaTitle(brand);
  const description = name ? words.ofNetworkDescription(name) : words.metaDescription;
  return pageMeta({
    title: page === 1 ? title : words.numbered(title, page),
    description: page === 1 ? description : words.numbered(description, page),
    editions: { own: locale, addresses },
  });
}

/** The list that further pages are added to. */
const LIST = 'reviews';

/** All reviews as a guest book: no boxes, a line between one and the next. */
export default function References({ loaderData }: Route.ComponentProps) {
  const { chosen, found, totals, brand } = loaderData;
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
        <NextLinks platform={platform} />
      </footer>
    </div>
  );
}

/** A page of the list of reviews: of all, or of one platform. */
interface ChosenPage {
  page: number;
  platform: ReviewPlatform | undefined;
}

/** The address of a page of reviews; the first has no number. */
function reviewsAddress(locale: Locale, { page, platform }: ChosenPage): string {
  const number = String(page);
  if (platform === undefined) {
    return page === 1 ? href('references', locale) : href('referencesPage', locale, { number });
  }
  const network = platform;
  return page === 1
    ? href('referencesNetwork', locale, { network })
    : href('referencesNetworkPage', locale, { network, number });
}

/**
 * The page that an address means.
 * @throws a redirect to the first page from its number, and to /404 from what is no page (rules 7)
 */
function choosePage(
  locale: Locale,
  { network, number }: { network?: string; number?: string },
): ChosenPage {
  const platform = network === undefined ? undefined : readReviewPlatform(network);
  const isUnknown = network !== undefined && platform === undefined;
  const page = number === undefined ? 1 : readPageNumber(number);
  if (isUnknown || page === undefined) throw redirect(href('notFound', locale), 302);
  const chosen = { page, platform };
  if (number === '1') throw redirect(reviewsAddress(locale, chosen), 308);
  return chosen;
}

/** From what others say to the prices: of the network that was read about, where it is sold. */
function NextLinks({ platform }: Pick<ChosenPage, 'platform'>) {
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
  platforms: ReviewsPageData['platforms'];
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
  return <Tabs variant="round" label={words.networks} tabs={[all, ...tabs]} />;
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
