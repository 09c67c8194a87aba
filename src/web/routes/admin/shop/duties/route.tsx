import { lastRuns, takenAway } from '#database/jobs/upkeep-runs.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { readBackupCheck } from '#web/admin/legal/read-backup-check.ts';
import type { Route } from './+types/route.ts';
import { KeptSection } from './kept-section.tsx';
import { BackupCheckSection } from './backup-check-section.tsx';
import { RunsSection } from './runs-section.tsx';
import { dutiesWords } from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { db, clock } = services;
  const lastDay = new Date(clock().getTime() - DAY_MS);
  return {
    locale,
    runs: await lastRuns(db),
    gone: await takenAway(db, 'keep-retention', lastDay),
    backupCheck: await readBackupCheck(services),
  };
}

/** What the shop does by itself, section by section; one that is added is a line here. */
export default function Duties({ loaderData }: Route.ComponentProps) {
  const { locale, runs, gone, backupCheck } = loaderData;
  const m = dutiesWords[locale];
  return (
    <div className="admin-page data-page">
      <PageTitle>{m.title}</PageTitle>
      <header>
        <h1>{m.title}</h1>
        <p>{m.lead}</p>
      </header>
      <BackupCheckSection locale={locale} backupCheck={backupCheck} />
      <RunsSection locale={locale} m={m} runs={runs} />
      <KeptSection m={m} gone={gone} />
    </div>
  );
}
