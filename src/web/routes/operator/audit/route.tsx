import { listAudit, listLoggedPeople } from '#database/audit-list.ts';
import { readAuditFilter, readAuditPlace } from '#domain/operator/audit-filter.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { readRegister } from '#web/operator/read-register.ts';
import type { Route } from './+types/route.ts';
import { aboutOf } from './about.ts';
import { AuditPage } from './page.tsx';
import { auditWords } from './words.ts';

/** Entries of a page. */
const MOST = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const read = (name: string) => searchParams.get(name) ?? '';
  const filter = readAuditFilter(read);
  const page = await listAudit(services.db, { filter, place: readAuditPlace(read), most: MOST });
  const people = await listLoggedPeople(services.db);
  const claims = await readRegister(context);
  const entries = page.entries.map((entry) => ({
    ...entry,
    about: aboutOf(locale, entry, claims),
  }));
  return { locale, filter, people, ...page, entries };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: auditWords[loaderData.locale].title });
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
