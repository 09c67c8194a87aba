import { redirect } from 'react-router';
import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { shopOf } from '#web/frame/context.ts';
import { packageAddress } from '#web/offers/addresses.ts';
import { describeOffer, textOf } from '#web/offers/describe-offer.ts';
import { readMeasured } from '#web/offers/read-measured.ts';
import { readPopular } from '#web/offers/read-popular.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { wordsOf } from '#messages/words.ts';
import { findPackageAt } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { type Catalogue, type Package, serviceSlugs } from '#domain/catalogue/price-list.ts';
import { href } from '#domain/addresses.ts';
import { OrdersStopped } from '#web/offers/orders-stopped.tsx';
import { StructuredData, offerData, organizationId } from '#web/offers/structured-data.tsx';
import { BulkSection } from '#web/contact/bulk-section.tsx';
import { type IconName, Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';
import {
  type PackageProps,
  OrderCourse,
  Features,
  OrderCard,
  PackageHead,
  Related,
} from './parts.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, origin, services, offering } = shopOf(context);
  const sold = choosePackage(offering.catalogue, locale, params);
  const addresses = addressesOf(services.shop, (edition) => packageAddress(edition, sold));
  // At once: a silent database keeps the page waiting once.
  const [popular, measured] = await Promise.all([
    readPopular(context),
    readMeasured(context, sold.id),
  ]);
  return { locale, origin, sold, popular, measured, addresses, brand: services.shop.brand };
}

export const headers = tagPage('catalogue', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, sold, addresses, brand } = loaderData;
  const words = wordsOf(locale).packagePage;
  const { full, price } = describeOffer(locale, sold);
  return pageMeta({
    title: words.metaTitle(full, brand),
    description: words.metaDescription(
      full,
      price,
      formatSpan(locale, sold.delivery),
      formatDays(locale, sold.guaranteeDays),
    ),
    editions: { own: locale, addresses },
  });
}

export default function PackageDetail({ loaderData }: Route.ComponentProps) {
  const { locale, origin, sold, popular, measured } = loaderData;
  const { catalogue } = usePageFacts().offering;
  return <PackagePage {...{ locale, origin, catalogue, sold, popular, measured }} />;
}

/**
 * The package of an address; a service may be named by its id as well (rules 3), and what is not
 * sold is answered by the not-found page (rules 7).
 * @throws {Response} a redirect.
 */
function choosePackage(
  catalogue: Catalogue,
  locale: Locale,
  asked: { platform?: string; service?: string; amount?: string },
): Package {
  const { platform = '', service = '', amount = '' } = asked;
  const found = findPackageAt(catalogue, { platform, service, amount });
  if (!found) throw redirect(href('notFound', locale));
  if (service !== serviceSlugs[found.service]) throw redirect(packageAddress(locale, found), 308);
  return found;
}

function PackagePage({ origin, ...shown }: PackageProps & { origin: string }) {
  const { locale, sold } = shown;
  return (
    <>
      <OrdersStopped />
      <PackageHead {...shown} />
      <div className="column package">
        <OrderCard {...shown} />
        <div className="package__body">
          <Features {...shown} />
          <OrderCourse {...shown} />
          <Security />
        </div>
      </div>
      <Related {...shown} />
      <BulkSection where="package" packageId={sold.id} />
      <StructuredData
        data={{
          '@type': 'Service',
          name: describeOffer(locale, sold).full,
          serviceType: textOf(locale, sold).name,
          description: textOf(locale, sold).lead,
          provider: { '@id': organizationId(origin) },
          offers: offerData(locale, origin, sold),
        }}
      />
    </>
  );
}

const icons: Record<string, IconName> = {
  password: 'lock',
  anonymous: 'user',
  payment: 'shield',
  gdpr: 'info',
};

/** No password, anonymous, secure payments, GDPR. */
function Security() {
  const { security } = useWords().packagePage;
  return (
    <section className="stack" aria-labelledby="security">
      <h2 id="security">{security.title}</h2>
      <ul className="points">
        {security.points.map(({ key, title, text }) => (
          <li key={key} className="points__point">
            <Icon name={icons[key] ?? 'check'} size="large" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
