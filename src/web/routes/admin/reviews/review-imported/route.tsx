import { data } from 'react-router';
import { findImport, listImportRows } from '#database/reviews/review-imports.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { fieldsOfReading, isAsRead, readReadingChoice } from '#domain/reviews/import-reading.ts';
import { isUuid } from '#domain/uuid.ts';
import { beginImport, discardImport, withdrawImport } from '#flows/reviews/import-reviews.ts';
import { readImportAgain } from '#flows/reviews/read-import.ts';
import { type Asked, defineActions } from '#web/admin/page/actions.ts';
import { operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';
import { ImportedPage } from './page.tsx';

const MOST_SHOWN = 10;
const MOST_FAULTS = 100;

/** In the address of a preview that was made anew. */
const CHANGED = 'changed';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { id } = params;
  const found = isUuid(id) ? await findImport(services.db, id) : undefined;
  if (!found) throw data(null, 404);
  const shown = { most: MOST_SHOWN, mostFaults: MOST_FAULTS };
  const isChanged = new URL(request.url).searchParams.has(CHANGED);
  return { locale, found, isChanged, rows: await listImportRows(services.db, id, shown) };
}

const subject = async ({ params: { id } }: Asked<Route.ActionArgs>) => ({
  id,
  here: adminHref('operatorReviewImported', { id }),
});

type ImportAsked = Asked<Awaited<ReturnType<typeof subject>>>;

const importActions = defineActions(
  { subject },
  {
    begin: { run: async (asked) => unlessGone(asked, await begin(asked)) },
    read: {
      run: async (asked) =>
        unlessGone(
          asked,
          await readImportAgain(asked.services, asked.id, readReadingChoice(asked.field)),
        ),
    },
    discard: {
      async run(asked) {
        const done = await unlessGone(asked, await discardImport(asked.services, asked.id));
        return done.ok ? { ok: true, to: adminHref('operatorReviews'), saved: 'discarded' } : done;
      },
    },
    withdraw: {
      run: async (asked) => unlessGone(asked, await withdrawImport(asked.services, asked)),
    },
  },
);
export const action = importActions.action;

async function begin({ services, operator, id, here, field }: ImportAsked) {
  const choice = field('choice');
  if (choice !== 'wait' && choice !== 'publish')
    return { ok: false, problem: 'choice-missing' } as const;
  const begun = await beginImport(services, {
    id,
    operator,
    isPublished: choice === 'publish',
    isAsShown: (reading) => isAsRead(reading, field),
  });
  if (begun.ok || begun.problem !== 'import-changed') return begun;
  const again = await readImportAgain(services, id, readReadingChoice(field));
  return again.ok ? ({ ok: true, to: withQuery(here, { [CHANGED]: '1' }) } as const) : again;
}

/** There is no page of an import that is gone. */
async function unlessGone<Outcome extends { ok: boolean }>(
  { services, id }: ImportAsked,
  outcome: Outcome,
): Promise<Outcome> {
  const isThere = outcome.ok || (isUuid(id) && (await findImport(services.db, id)));
  if (!isThere) throw data(null, 404);
  return outcome;
}

export default function ImportedRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { reading } = loaderData.found;
  const posted = new Map(actionData?.input.fields);
  const names = actionData && reading ? Object.keys(fieldsOfReading(reading)) : undefined;
  const input = names && Object.fromEntries(names.map((name) => [name, posted.get(name) ?? '']));
  return <ImportedPage {...loaderData} input={input} problem={actionData?.problem} />;
}
