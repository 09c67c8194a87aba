import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { formatMoment } from '#content/moments.ts';
import { type OfferChangeRow, listOfferChanges } from '#database/offer/offering.ts';
import { adminHref } from '#domain/addresses.ts';
import type { OfferValue, PackageTerms, ServiceTerms } from '#domain/catalogue/offer-terms.ts';
import { oneOfKnown } from '#domain/list/filter-fields.ts';
import { defineFilter } from '#domain/list/filter.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney, formatPercent } from '#domain/money.ts';
import type { Column } from '#web/admin/list/list-table.tsx';
import { ListPage } from '#web/admin/list/list-page.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { priceWords } from '#web/admin/offer/price-words.ts';
import { subjectName } from '#web/admin/frame/subject-name.ts';
import type { Route } from './+types/route.ts';

/** Of what alone: the id of a package, the key of a service, or the volume discount. */
const filter = defineFilter({
  of: oneOfKnown((of) => (/^[a-z0-9-]{1,40}$/.test(of) ? of : undefined)),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { values, cursor } = filter.read(new URL(request.url).searchParams);
  const page = await listOfferChanges(services.db, { subject: values.of, cursor });
  return { locale, values, page };
}

/** Every change of what is on offer, newest first. */
export default function PriceHistory({ loaderData }: Route.ComponentProps) {
  const { locale, values, page } = loaderData;
  const { back, changes: m } = priceWords[locale];
  const address = adminHref('operatorPriceHistory');
  return (
    <ListPage
      address={address}
      query={filter.write(values)}
      back={<a href={adminHref('operatorPrices')}>← {back}</a>}
      title={values.of === undefined ? m.title : m.of(subjectName(locale, values.of))}
      lead={values.of !== undefined && <a href={address}>{m.all}</a>}
      page={page}
      caption={m.title}
      keyOf={({ seq }) => seq}
      columns={columnsOf(locale)}
      none={{ title: m.empty }}
    />
  );
}

function columnsOf(locale: Locale): Column<OfferChangeRow>[] {
  const { changes: m } = priceWords[locale];
  return [
    { head: m.subject, isName: true, render: ({ subject }) => subjectName(locale, subject) },
    { head: m.at, render: ({ at }) => formatMoment(locale, at) },
    { head: m.who, render: ({ person }) => person },
    {
      head: m.what,
      className: 'breakable',
      render: (change) =>
        [
          ...changeTexts(locale, change),
          ...(change.isAnnounced ? [m.announced] : []),
          ...(change.isUsual ? [m.usual] : []),
        ].join('; '),
    },
  ];
}

/** What a change was, value by value: "cena: 1.999 Kč → 1.799 Kč". */
function changeTexts(locale: Locale, { before, after }: OfferChangeRow): string[] {
  const [was, is] = [valuesOf(locale, before), valuesOf(locale, after)];
  return Object.entries(is)
    .filter(([name, value]) => was[name] !== value)
    .map(([name, value]) => `${name}: ${was[name] ?? '–'} → ${value}`);
}

/** A stored value by the names of its parts. */
function valuesOf(locale: Locale, value: OfferValue): Record<string, string> {
  const { volumeDiscounts, changes: m } = priceWords[locale];
  if ('volumeDiscounts' in value) {
    const tiers = value.volumeDiscounts.tiers.map(({ items, percent, popular }) => {
      const tier = m.tier(items, formatPercent(locale, percent));
      return popular ? `${tier} ★` : tier;
    });
    return {
      [volumeDiscounts]: tiers.join(', '),
      [m.countsFrom]: formatMoney(locale, value.volumeDiscounts.countsFrom),
    };
  }
  if ('popular' in value) {
    return {
      [m.popular]: value.popular === '' ? '–' : subjectName(locale, value.popular),
      [m.benefits]: benefitsText(locale, value, m.usualWords),
    };
  }
  return {
    [m.price]: formatMoney(locale, value.price),
    [m.bonus]: formatCount(locale, value.bonus),
    [m.delivery]: formatSpan(locale, value.delivery),
    [m.guarantee]: formatDays(locale, value.guaranteeDays),
    [m.onSale]: value.onSale ? m.yes : m.no,
    [m.benefits]: benefitsText(locale, value, m.asService),
  };
}

function benefitsText(
  locale: Locale,
  { benefits }: Pick<ServiceTerms, 'benefits'> | Pick<PackageTerms, 'benefits'>,
  usual: string,
): string {
  const { ownWords } = priceWords[locale].changes;
  return benefits ? `${ownWords} (${benefits[locale].join('; ')})` : usual;
}
