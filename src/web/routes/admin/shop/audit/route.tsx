import { listAudit, listLoggedPeople } from '#database/audit/audit-list.ts';
import { adminHref } from '#domain/addresses.ts';
import { SYSTEM, auditActions, auditFilter } from '#domain/admin/audit.ts';
import { ListPage } from '#web/admin/list/list-page.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { readRegister } from '#web/admin/texts/read-register.ts';
import type { Route } from './+types/route.ts';
import { aboutOf } from './about.ts';
import { auditColumns } from './table.tsx';
import { auditWords } from './words.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const asked = auditFilter.read(new URL(request.url).searchParams);
  const page = await listAudit(services.db, asked);
  const people = await listLoggedPeople(services.db);
  const claims = await readRegister(context);
  const rows = page.rows.map((entry) => ({ ...entry, about: aboutOf(locale, entry, claims) }));
  return { locale, asked, people, page: { ...page, rows } };
}

/** The log of changes, newest first. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { locale, asked, people, page } = loaderData;
  const m = auditWords[locale];
  const actions = auditActions.map((action) => [action, m.actions[action]] as const);
  const collator = new Intl.Collator(locale);
  return (
    <ListPage
      address={adminHref('operatorAudit')}
      title={m.title}
      lead={m.lead}
      filter={{
        filter: auditFilter,
        asked,
        labels: m.filter,
        options: {
          person: [...people.map(({ id, name }) => [id, name] as const), [SYSTEM, m.program]],
          action: actions.toSorted(([, a], [, b]) => collator.compare(a, b)),
        },
      }}
      page={page}
      caption={m.caption}
      keyOf={({ seq }) => seq}
      isUnlabelled
      columns={auditColumns(locale)}
    />
  );
}
