import { formatMoment } from '#content/moments.ts';
import { listInvitations } from '#database/admin/operator-links.ts';
import { listOperators } from '#database/admin/operators.ts';
import { listSessions } from '#database/admin/sessions.ts';
import { adminHref } from '#domain/addresses.ts';
import { aliveAt } from '#flows/sign-in/sessions.ts';
import { readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { peopleWords } from '#web/admin/words/people-words.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { PeopleForms, peopleActions, usePeopleAnswer } from './actions.ts';
import { InvitePart } from './invite-part.tsx';
import { PeopleTable } from './people-table.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, operator, locale, keptForm } = operatorOf(context);
  const { db, clock } = services;
  const now = clock();
  const people = await Promise.all(
    (await listOperators(db)).map(async ({ id, name, email, role }) => {
      const sessions = await listSessions(db, id, aliveAt(now));
      const devices = sessions.map(({ device }) => device).filter(Boolean);
      const isOwn = id === operator.id;
      return { id, name, email, role, isOwn, devices, sessions: sessions.length };
    }),
  );
  const invitations = (await listInvitations(db, now)).map(({ email, role, expiresAt }) => ({
    email: email ?? '',
    role,
    until: formatMoment(locale, expiresAt),
  }));
  const saved = readSaved(request, peopleWords.cs.saved);
  return { locale, people, invitations, saved, kept: toFormInput(keptForm) };
}

export const action = peopleActions.action;

/** Who may sign in, in which role, and who is invited to. */
export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, people, invitations, saved, kept } = loaderData;
  const m = peopleWords[locale];
  return (
    <div className="admin-page">
      <PageTitle>{m.title}</PageTitle>
      <h1>{m.title}</h1>
      <PeopleForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorPeople')}
        problems={{ ...m.problems, 'intent-unknown': m.problems['person-gone'] }}
      >
        {saved && !actionData && <Notice tone="success">{m.saved[saved]}</Notice>}
        {kept && !actionData && <Notice>{m.proven}</Notice>}
        <Refused />
        <PeopleTable m={m} people={people} />
        <InvitePart m={m} invitations={invitations} />
      </PeopleForms>
    </div>
  );
}

/** What is wrong, where no field says it. */
function Refused() {
  const { sentence, isAtField } = usePeopleAnswer();
  if (!sentence || isAtField) return null;
  return (
    <Notice tone="error" live>
      {sentence}
    </Notice>
  );
}
