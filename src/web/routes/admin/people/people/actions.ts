import { adminHref } from '#domain/addresses.ts';
import { type Role, roles } from '#domain/admin/rights.ts';
import { changeRole, invitePerson, removePerson, revokeInvitation } from '#flows/sign-in/people.ts';
import { endSessions } from '#flows/sign-in/sessions.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions, toOutcome } from '#web/admin/page/actions.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

const subject = async ({ field }: Asked<object>) => ({
  here: adminHref('operatorPeople'),
  person: field('person'),
});

export const peopleActions = defineActions(
  { subject, statuses: { 'person-gone': 409 } },
  {
    invite: {
      fields: { email: ['email-invalid', 'email-taken'] },
      run: async ({ services, operator, field }) => {
        const invited = { email: field('email'), role: readRole(field) };
        return toOutcome(await invitePerson(services, operator, invited), 'invited');
      },
    },
    revoke: {
      run: async ({ services, operator, field }) => {
        await revokeInvitation(services, operator, field('email'));
        return { ok: true, saved: 'revoked' };
      },
    },
    role: {
      run: async ({ services, operator, person, field }) => {
        const wanted = { operatorId: person, role: readRole(field) };
        return toOutcome(await changeRole(services, operator, wanted), 'changed');
      },
    },
    remove: {
      run: async ({ services, operator, person }) =>
        toOutcome(await removePerson(services, operator, person), 'removed'),
    },
    'sessions-end': {
      run: async ({ services, operator, person }) => {
        await endSessions(services, operator, { operatorId: person, session: 'all-others' });
        return { ok: true, saved: 'sessions' };
      },
    },
  },
);

export const {
  ActionForms: PeopleForms,
  useForm: usePeopleForm,
  useAnswer: usePeopleAnswer,
} = actionForms(peopleActions);

function readRole(field: PostedFields): Role {
  return roles.find((known) => known === field('role')) ?? 'editor';
}
