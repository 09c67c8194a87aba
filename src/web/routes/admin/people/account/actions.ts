import { adminHref, withQuery } from '#domain/addresses.ts';
import {
  changeAccount,
  changePassword,
  renewAuthenticator,
  renewRecoveryCodes,
} from '#flows/sign-in/change-account.ts';
import { addPasskey, removePasskey } from '#flows/sign-in/own-passkeys.ts';
import { endSessions } from '#flows/sign-in/sessions.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions, toOutcome } from '#web/admin/page/actions.ts';

const subject = async () => ({ here: adminHref('operatorAccount') });

type AccountAsked = Asked<Awaited<ReturnType<typeof subject>>>;

/** Changes of what somebody signs in with need a proof. */
export const accountActions = defineActions(
  { subject, statuses: { 'too-often': 429 } },
  {
    profile: { fields: { name: ['name-missing', 'name-too-long'] }, run: changeProfile },
    password: {
      needsProof: true,
      fields: {
        oldPassword: ['password-wrong'],
        newPassword: [
          'password-too-short',
          'password-too-long',
          'password-guessable',
          'password-common',
        ],
      },
      run: async ({ services, operator, shop, field }) => {
        const input = { old: field('oldPassword'), chosen: field('newPassword') };
        return toOutcome(await changePassword(services, operator, input, shop.client), 'password');
      },
    },
    'passkey-add': {
      needsProof: true,
      fields: { label: ['label-missing', 'label-too-long', 'passkeys-full', 'passkey-refused'] },
      run: async ({ services, operator, field }) => {
        const made = { label: field('label'), answer: field('passkeyAnswer') };
        return toOutcome(await addPasskey(services, operator, made), 'passkey');
      },
    },
    'passkey-remove': {
      needsProof: true,
      run: async ({ services, operator, field }) => {
        await removePasskey(services, operator, field('passkey'));
        return { ok: true, saved: 'passkey-removed' };
      },
    },
    authenticator: {
      needsProof: true,
      run: async ({ services, operator, here }) => {
        await renewAuthenticator(services, operator);
        const to = withQuery(here, { saved: 'authenticator' });
        return { ok: true, to: withQuery(adminHref('operatorEnrolment'), { to }) };
      },
    },
    'recovery-codes': {
      needsProof: true,
      run: async ({ services, operator }) => ({
        ok: 'shown',
        codes: await renewRecoveryCodes(services, operator),
      }),
    },
    'session-end': {
      run: async ({ services, operator, field }) => {
        const ended = { operatorId: operator.id, session: field('session') };
        await endSessions(services, operator, ended);
        return { ok: true, saved: 'session' };
      },
    },
    'sessions-end': {
      run: async ({ services, operator }) => {
        await endSessions(services, operator, { operatorId: operator.id, session: 'all-others' });
        return { ok: true, saved: 'sessions' };
      },
    },
  },
);

export const {
  ActionForms: AccountForms,
  useForm: useAccountForm,
  useAnswer: useAccountAnswer,
} = actionForms(accountActions);

async function changeProfile({ services, operator, field }: AccountAsked) {
  const changed = await changeAccount(services, operator, {
    name: field('name'),
    language: field('language') === 'en' ? 'en' : 'cs',
    hasShortcuts: field('shortcuts') !== '',
  });
  return toOutcome(changed, 'profile');
}
