import { findService, lowestOf } from '#domain/catalogue/catalogue.ts';
import type { Service, ServiceId } from '#domain/catalogue/price-list.ts';
import { formatEuro, formatMoney } from '#domain/money.ts';
import { href } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { destinationHref } from '#web/frame/pages.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import { linkToService } from '#web/offers/platforms.ts';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale, useWords } from '#web/words.ts';

const PLATFORM = 'instagram';
const shown: readonly ServiceId[] = ['followers', 'likes', 'views'];

/** What the shop sells for the network that most articles are about, and what to know before it is bought. */
export function OurServices() {
  const locale = useLocale();
  const { catalogue } = usePageFacts().offering;
  const words = useWords().blog.services;
  const warning = useWords().beforeOrder;
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
              <LowestPrice service={service} />
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
        href={destinationHref(locale, '#objednat')}
      >
        {words.order}
      </ButtonLink>
    </section>
  );
}

function LowestPrice({ service }: { service: Service }) {
  const locale = useLocale();
  const lowest = lowestOf(service.packages);
  const euro = locale === 'en' ? formatEuro(lowest) : undefined;
  return (
    <span className="our-services__price">
      {useWords().blog.services.from(formatMoney(locale, lowest))}{' '}
      {euro && <span className="quiet small">{euro}</span>}
    </span>
  );
}
