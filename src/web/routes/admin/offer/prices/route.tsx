import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { findPackage, pricePerUnit } from '#domain/catalogue/catalogue.ts';
import type { OfferedPackage, OfferedService } from '#domain/catalogue/offer-terms.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney, formatUnitPrice } from '#domain/money.ts';
import { isUuid } from '#domain/uuid.ts';
import { ALL_SUBJECTS, restoreOffer } from '#flows/offering/store-offer.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { type Column, ListTable } from '#web/admin/list/list-table.tsx';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { offerSaved } from '#web/admin/offer/offer-page.tsx';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { priceWords } from '#web/admin/offer/price-words.ts';
import { readCurrentOffer } from '#web/admin/offer/read-current-offer.ts';
import { subjectName } from '#web/admin/frame/subject-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { services: offered, stored } = await readCurrentOffer(services);
  const { catalogue } = services.offering();
  return {
    locale,
    services: offered,
    changed: stored.rows.filter(({ terms }) => terms !== null).map(({ subject }) => subject),
    catalogue,
    formId: crypto.randomUUID(),
    isRestored: readSaved(request, offerSaved) === 'restored',
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const formId = field('id');
  if (field(ACTION_FIELD) !== 'restore-all' || !isUuid(formId)) throw data(null, { status: 400 });
  await restoreOffer(services, { formId, operator, subject: ALL_SUBJECTS });
  return redirectTo(withQuery(adminHref('operatorPrices'), { saved: 'restored' }));
}

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  return <PricesPage {...loaderData} />;
}

interface PricesPageProps {
  locale: Locale;
  services: readonly OfferedService[];
  /** Subjects that are not as the shop offers them by itself. */
  changed: readonly string[];
  /** What is offered now, with what is announced as reduced. */
  catalogue: Catalogue;
  formId: string;
  isRestored: boolean;
}

/** Everything that is sold, by platform and service, each package leading to its form. */
function PricesPage(props: PricesPageProps) {
  const { locale, services, changed, formId, isRestored } = props;
  const m = priceWords[locale];
  return (
    <div className="admin-page prices">
      <PageTitle>{m.title}</PageTitle>
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <div className="cluster">
          <ButtonLink href={adminHref('operatorVolumeDiscounts')}>{m.volumeDiscounts}</ButtonLink>
          <ButtonLink href={adminHref('operatorPriceHistory')}>{m.history}</ButtonLink>
        </div>
      </header>
      {isRestored && (
        <Notice tone="success" live>
          {m.restored}
        </Notice>
      )}
      {services.map((service) => (
        <ServiceTable key={service.key} {...props} service={service} />
      ))}
      {changed.length > 0 && (
        <section className="stack stack--small" aria-labelledby="default">
          <h2 id="default">{m.restore.title}</h2>
          <p className="quiet">{m.restore.allHint}</p>
          <form method="post">
            <input type="hidden" name="id" value={formId} />
            <Button name={ACTION_FIELD} value="restore-all">
              {m.restore.all}
            </Button>
          </form>
        </section>
      )}
    </div>
  );
}

function ServiceTable(props: PricesPageProps & { service: OfferedService }) {
  const { locale, service } = props;
  const { key, packages } = service;
  const m = priceWords[locale];
  const name = subjectName(locale, key);
  return (
    <section className="stack stack--small" aria-labelledby={key}>
      <div className="prices__head">
        <h2 id={key}>{name}</h2>
        <a href={adminHref('operatorBenefits', { service: key })} aria-label={m.benefitsOf(name)}>
          {m.benefits}
        </a>
      </div>
      <ListTable
        caption={m.caption(name)}
        columns={columnsOf(props)}
        rows={packages}
        keyOf={({ id }) => id}
        isClose
      />
    </section>
  );
}

function columnsOf({ locale, changed, catalogue }: PricesPageProps): Column<OfferedPackage>[] {
  const m = priceWords[locale];
  const { columns } = m;
  const statesOf = ({ id, onSale, popular }: OfferedPackage) => {
    const lowest = findPackage(catalogue, id)?.lowestBefore;
    return [
      ...(onSale ? [] : [m.offSale]),
      ...(popular ? [m.popular] : []),
      ...(lowest === undefined ? [] : [m.reduced(formatMoney(locale, lowest))]),
      ...(changed.includes(id) ? [m.changed] : []),
    ];
  };
  return [
    {
      head: columns.package,
      isName: true,
      render: ({ id, amount }) => (
        <a href={adminHref('operatorPackage', { package: id })}>{formatCount(locale, amount)}</a>
      ),
    },
    {
      head: columns.price,
      className: 'tabular',
      render: ({ price }) => formatMoney(locale, price),
    },
    {
      head: columns.unit,
      className: 'tabular',
      render: (sold) => formatUnitPrice(locale, pricePerUnit(sold)),
    },
    {
      head: columns.bonus,
      className: 'tabular',
      render: ({ bonus }) => (bonus > 0 ? formatCount(locale, bonus) : m.nothing),
    },
    { head: columns.delivery, render: ({ delivery }) => formatSpan(locale, delivery) },
    { head: columns.guarantee, render: ({ guaranteeDays }) => formatDays(locale, guaranteeDays) },
    { head: columns.state, render: (sold) => statesOf(sold).join('; ') || m.nothing },
  ];
}
