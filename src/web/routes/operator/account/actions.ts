import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import {
  changeAccount,
  changePassword,
  renewAuthenticator,
  renewRecoveryCodes,
} from '#flows/sign-in/change-account.ts';
import { endSessions } from '#flows/sign-in/sessions.ts';
import { addPasskey, removePasskey } from '#flows/sign-in/own-passkeys.ts';
import type { AccountMessages, SignInMessages } from '#messages/cs/operator/account.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type { OperatorContext } from '#web/frame/context.ts';
import { onTo, waitAnswer } from '#web/operator/at-door.ts';

/** What was typed and may be shown again: no secret. */
export interface TypedAccount {
  intent: string;
  name: string;
  language: Locale;
  hasShortcuts: boolean;
  label: string;
}

export type AccountProblem = keyof AccountMessages['problems'] | keyof SignInMessages['problems'];

/** The fields of any form of the page. */
export function typedAccount(field: PostedFields): TypedAccount {
  return {
    intent: field('intent'),
    name: field('name'),
    language: field('language') === 'en' ? 'en' : 'cs',
    hasShortcuts: field('shortcuts') !== '',
    label: field('label'),
  };
}

interface Acting {
  shop: OperatorContext;
  field: PostedFields;
}

function saved(what: keyof AccountMessages['saved']): Response {
  return onTo(withQuery(adminHref('operatorAccount'), { saved: what }));
}

function refused(field: PostedFields, problem: AccountProblem) {
  return data({ typed: typedAccount(field), problem, waitMinutes: undefined }, { status: 422 });
}

/** The changes that need no proof. */
export async function changeLightly({ shop, field }: Acting) {
  const { services, operator } = shop;
  const typed = typedAccount(field);
  if (typed.intent === 'session-end') {
    const session = field('session');
    await endSessions(services, operator, { operatorId: operator.id, session });
    return saved('session');
  }
  if (typed.intent === 'sessions-end') {
    await endSessions(services, operator, { operatorId: operator.id, session: 'all-others' });
    return saved('sessions');
  }
  const { name, language, hasShortcuts } = typed;
  const changed = await changeAccount(services, operator, { name, language, hasShortcuts });
  return changed.ok ? saved('profile') : refused(field, changed.problem);
}

/** The changes of what somebody signs in with, by what the form calls them. */
export const graveChanges = {
  async password({ shop, field }: Acting) {
    const typed = { old: field('oldPassword'), chosen: field('newPassword') };
    const changed = await changePassword(shop.services, shop.operator, typed, shop.client);
    if (changed.ok) return saved('password');
    if (changed.problem !== 'too-often') return refused(field, changed.problem);
    return waitAnswer(changed.retryAfterSeconds, { typed: typedAccount(field) });
  },
  async 'passkey-add'({ shop, field }: Acting) {
    const made = { label: field('label'), answer: field('passkeyAnswer') };
    const added = await addPasskey(shop.services, shop.operator, made);
    return added.ok ? saved('passkey') : refused(field, added.problem);
  },
  async 'passkey-remove'({ shop, field }: Acting) {
    await removePasskey(shop.services, shop.operator, field('passkey'));
    return saved('passkey-removed');
  },
  async authenticator({ shop }: Acting) {
    await renewAuthenticator(shop.services, shop.operator);
    const back = withQuery(adminHref('operatorAccount'), { saved: 'authenticator' });
    return onTo(withQuery(adminHref('operatorEnrolment'), { to: back }));
  },
  async 'recovery-codes'({ shop, field }: Acting) {
    const codes = await renewRecoveryCodes(shop.services, shop.operator);
    return data({ typed: typedAccount(field), codes, waitMinutes: undefined });
  },
};

/** Whether a form changes what somebody signs in with. */
export function isGraveChange(intent: string): intent is keyof typeof graveChanges {
  return Object.hasOwn(graveChanges, intent);
}
