import { data } from 'react-router';
import { formatMoment } from '#content/moments.ts';
import { listInvitations } from '#database/operator-links.ts';
import { listOperators } from '#database/operators.ts';
import { listSessions } from '#database/sessions.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { keysOf } from '#domain/records.ts';
import { aliveAt, endSessions } from '#flows/sign-in/sessions.ts';
import { changeRole, invitePerson, removePerson, revokeInvitation } from '#flows/sign-in/people.ts';
import type { PeopleMessages } from '#messages/cs/operator/account.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import { onTo } from '#web/operator/at-door.ts';
import { restoredFields } from '#web/admin/form/posted-form.ts';
import { peopleWords } from '#web/operator/people-words.ts';
import type { Route } from './+types/route.ts';
import { PeoplePage } from './page.tsx';
import { typedPerson } from './typed-person.ts';

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
  const asked = new URL(request.url).searchParams.get('saved');
  const saved = keysOf(peopleWords.cs.saved).find((known) => known === asked);
  const kept = restoredFields(keptForm);
  return { locale, people, invitations, saved, kept: kept && typedPerson(kept) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const field = postedFields(await request.formData());
  const done = await change(shop, field);
  if (done.ok) return onTo(withQuery(adminHref('operatorPeople'), { saved: done.saved }));
  const { problem } = done;
  const typed = typedPerson(field);
  return data({ typed, problem }, { status: problem === 'person-gone' ? 409 : 422 });
}

type Done =
  | { ok: true; saved: keyof PeopleMessages['saved'] }
  | { ok: false; problem: keyof PeopleMessages['problems'] };

async function change(shop: OperatorContext, field: PostedFields): Promise<Done> {
  const { services, operator } = shop;
  const { intent, email, role, person: operatorId } = typedPerson(field);
  switch (intent) {
    case 'invite': {
      const done = await invitePerson(services, operator, { email, role });
      return done.ok ? { ok: true, saved: 'invited' } : done;
    }
    case 'revoke':
      await revokeInvitation(services, operator, email);
      return { ok: true, saved: 'revoked' };
    case 'role': {
      const done = await changeRole(services, operator, { operatorId, role });
      return done.ok ? { ok: true, saved: 'changed' } : done;
    }
    case 'remove': {
      const done = await removePerson(services, operator, operatorId);
      return done.ok ? { ok: true, saved: 'removed' } : done;
    }
    case 'sessions-end':
      await endSessions(services, operator, { operatorId, session: 'all-others' });
      return { ok: true, saved: 'sessions' };
    default:
      return { ok: false, problem: 'person-gone' };
  }
}

export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} {...actionData} />;
}
