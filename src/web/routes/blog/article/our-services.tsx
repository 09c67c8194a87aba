import { findService, lowestOf } from '#domain/catalogue/catalogue.ts';
import type { Service, ServiceId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatEuro, formatMoney } from '#domain/money.ts';
import { href } from '#domain/addresses.ts';
import { blogWords } from '#web/blog/words.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { placeAddress } from '#web/frame/pages.ts';
import { beforeOrder, textOf } from '#web/offers/describe-offer.ts';
import { linkToService } from '#web/offers/platforms.ts';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const PLATFORM = 'instagram';
const shown: readonly ServiceId[] = ['followers', 'likes', 'views'];

/** What the shop sells for the network that most articles are about, and what to know before it is bought. */
export function OurServices({ locale }: { locale: Locale }) {
  const { catalogue } = usePageFacts().offering;
  const words = blogWords[locale].services;
  const warning = beforeOrder[locale];
  const services = shown.flatMap((id) => findService(catalogue, PLATFORM, id) ?? []);
  if (services.length === 0) return null;
  const bought = services.map(({ platform, id }) => ({ platform, service: id }));
  return (
    <section className="block our-services">
      <div className="our-services__head">
        <h2>{words.title}</h2>
        <p className="quiet">{words.text}</p>
      </div>
      <ul className="our-services__list">
        {services.map((service) => (
          <li key={service.id}>
            <a className="our-services__card" href={linkToService(catalogue, locale, service)}>
              <span className="our-services__name">{textOf(locale, service).shortName}</span>
              <LowestPrice locale={locale} service={service} />
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      <BeforeOrder title={warning.title}>
        <p>
          {warning.notice(bought)} <a href={href('terms', locale)}>{warning.terms}</a>
        </p>
      </BeforeOrder>
      <ButtonLink
        variant="primary"
        size="large"
        iconEnd="arrow"
        href={placeAddress(locale, '#objednat')}
      >
        {words.order}
      </ButtonLink>
    </section>
  );
}

function LowestPrice({ locale, service }: { locale: Locale; service: Service }) {
  const lowest = lowestOf(service.packages);
  const euro = locale === 'en' ? formatEuro(lowest) : undefined;
  return (
    <span className="our-services__price">
      {blogWords[locale].services.from(formatMoney(locale, lowest))}{' '}
      {euro && <span className="quiet small">{euro}</span>}
    </span>
  );
}
