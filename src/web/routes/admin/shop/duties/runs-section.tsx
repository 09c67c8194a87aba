import { formatMoment } from '#content/moments.ts';
import { notedJobs } from '#database/jobs/jobs.ts';
import type { UpkeepRun } from '#database/jobs/upkeep-runs.ts';
import type { Locale } from '#domain/locale.ts';
import type { DutiesMessages } from '#messages/cs/admin/duties.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';

interface RunsProps {
  locale: Locale;
  m: DutiesMessages;
  runs: readonly UpkeepRun[];
}

/** When each job that repeats by itself ran last, and how it ended. */
export function RunsSection({ locale, m: { runs: words }, runs }: RunsProps) {
  return (
    <section className="panel" aria-labelledby="duties-runs">
      <h2 id="duties-runs">{words.title}</h2>
      <ListTable
        caption={words.caption}
        rows={notedJobs.map((job) => ({ job, run: runs.find((each) => each.job === job) }))}
        keyOf={({ job }) => job}
        isPlain
        columns={[
          { head: words.job, isName: true, render: ({ job }) => words.jobs[job] },
          {
            head: words.ended,
            render: ({ run }) => (run ? formatMoment(locale, run.endedAt) : words.never),
          },
          { head: words.outcome, render: ({ run }) => (run ? words.outcomes[run.outcome] : '–') },
        ]}
      />
    </section>
  );
}
