import { formatClock, formatDay } from '#content/moments.ts';
import { type ListedEmail, listShopEmails } from '#database/emails/email-list.ts';
import { sumDeliveries } from '#database/webhooks/webhook-receivers.ts';
import { addresses, adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { csvMoment } from '#domain/figures/figures-csv.ts';
import { emailFilter, emailGroups, emailStateOf } from '#domain/emails/email-kind.ts';
import { emailDefinitions } from '#emails/registry.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { isOpen } from '#web/admin/frame/is-open.ts';
import type { OptionGroup } from '#web/admin/list/filter-form.tsx';
import { type FileColumn, defineListFile } from '#web/admin/file/list-file.ts';
import type { Column } from '#web/admin/list/list-table.tsx';
import { ListPage } from '#web/admin/list/list-page.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { EmailState } from '#web/admin/emails/email-state.tsx';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { emailName } from '#web/admin/emails/email-name.ts';
import { emailListWords } from '#web/admin/emails/outbox-words.ts';
import type { Route } from './+types/route.ts';

export const middleware = [
  defineListFile({
    address: 'operatorEmailsFile',
    filter: emailFilter,
    list: listShopEmails,
    columns: fileColumnsOf,
  }),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, operator } = operatorOf(context);
  const asked = emailFilter.read(new URL(request.url).searchParams);
  const page = await listShopEmails(services.db, asked);
  const webhooks = hasRight(operator.role, addresses.operatorWebhooks.needs)
    ? await sumDeliveries(services.db)
    : undefined;
  return { locale, asked, page, webhooks, shopMail: services.shop.orderMail };
}

/** Every e-mail that the shop owes or owed, newest first. */
export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { locale, asked, page, webhooks, shopMail } = loaderData;
  const m = emailListWords[locale];
  const facts = usePageFacts();
  return (
    <ListPage
      address={adminHref('operatorEmails')}
      title={m.title}
      lead={m.lead}
      file={isOpen('operatorEmailsFile', facts) ? adminHref('operatorEmailsFile') : undefined}
      filter={{
        filter: emailFilter,
        asked,
        labels: m.filter,
        options: { state: m.states, kind: kindsOf(locale) },
      }}
      page={page}
      caption={m.caption}
      keyOf={({ id }) => id}
      isUnlabelled
      columns={columnsOf(locale, shopMail)}
      none={{ title: m.none, text: m.noneHint }}
    >
      {webhooks && <WebhookLine locale={locale} {...webhooks} />}
    </ListPage>
  );
}

function kindsOf(locale: Locale): OptionGroup[] {
  const { groups } = emailListWords[locale].filter;
  const collator = new Intl.Collator(locale);
  return emailGroups.map((group) => ({
    label: groups[group],
    options: emailDefinitions
      .filter((definition) => definition.group === group)
      .map(({ kind }) => [kind, emailName(locale, kind)] as const)
      .toSorted(([, a], [, b]) => collator.compare(a, b)),
  }));
}

/** Webhooks leave the shop too: how many wait, and how many never arrived, each with the way to them. */
function WebhookLine(props: { locale: Locale; waiting: number; undelivered: number }) {
  const { locale, waiting, undelivered } = props;
  const m = emailListWords[locale];
  return (
    <p className="small">
      <a href={adminHref('operatorWebhooks')}>{m.webhooksWaiting(formatCount(locale, waiting))}</a>
      {undelivered > 0 && (
        <>
          {' · '}
          <a href={workListHref('undelivered')}>
            {m.webhooksUndelivered(formatCount(locale, undelivered))}
          </a>
        </>
      )}
    </p>
  );
}

function fileColumnsOf(locale: Locale): FileColumn<ListedEmail>[] {
  const { columns, facts, states, shop } = emailListWords[locale];
  return [
    { head: facts.enqueuedAt, cell: ({ enqueuedAt }) => csvMoment(enqueuedAt) },
    { head: columns.what, cell: ({ kind }) => emailName(locale, kind) },
    { head: facts.order, cell: ({ number }) => ({ figure: String(number ?? '') }) },
    { head: columns.to, cell: ({ to }) => to ?? shop },
    { head: columns.state, cell: (email) => states[emailStateOf(email)] },
    { head: facts.sentAt, cell: ({ sentAt }) => csvMoment(sentAt) },
  ];
}

function columnsOf(locale: Locale, shopMail: string): Column<ListedEmail>[] {
  const m = emailListWords[locale];
  const { columns } = m;
  return [
    {
      head: columns.when,
      className: 'log__when',
      render: ({ enqueuedAt }) => (
        <time dateTime={enqueuedAt.toISOString()}>
          {formatDay(locale, enqueuedAt)} {formatClock(locale, enqueuedAt)}
        </time>
      ),
    },
    {
      head: columns.what,
      isName: true,
      className: 'log__what',
      render: ({ id, kind, number }) => (
        <>
          <a href={adminHref('operatorShopEmail', { email: id })}>{emailName(locale, kind)}</a>
          {number !== null && (
            <a className="log__order" href={adminHref('operatorOrder', { number: String(number) })}>
              {m.order(number)}
            </a>
          )}
        </>
      ),
    },
    { head: columns.to, className: 'breakable', render: ({ to }) => to ?? shopMail },
    { head: columns.state, render: (email) => <EmailState email={email} locale={locale} /> },
  ];
}
