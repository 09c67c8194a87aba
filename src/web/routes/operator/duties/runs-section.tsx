import { formatMoment } from '#content/moments.ts';
import { notedJobs } from '#database/queue/jobs.ts';
import type { UpkeepRun } from '#database/upkeep-runs.ts';
import type { Locale } from '#domain/locale.ts';
import type { DutiesMessages } from '#messages/cs/operator/duties.ts';

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
      <table className="list-table">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.job}</th>
            <th scope="col">{words.ended}</th>
            <th scope="col">{words.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {notedJobs.map((job) => {
            const run = runs.find((each) => each.job === job);
            return (
              <tr key={job}>
                <th scope="row" data-label={words.job}>
                  {words.jobs[job]}
                </th>
                <td data-label={words.ended}>
                  {run ? formatMoment(locale, run.endedAt) : words.never}
                </td>
                <td data-label={words.outcome}>{run ? words.outcomes[run.outcome] : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
