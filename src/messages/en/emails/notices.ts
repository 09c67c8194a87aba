import { plural } from '#domain/locale.ts';
import { INVITATION_HOURS } from '#domain/admin/operator.ts';
import { FAILURES_TO_OPEN, PROBE_MINUTES } from '#domain/webhooks/sending.ts';
import type { AccountEmailWords, NoticeWords } from '#messages/cs/emails/notices.ts';

const invitationDays = INVITATION_HOURS / 24;

/** Words of the e-mails to the people of the shop, by their kinds, each with its name in lists. */
export const notices: NoticeWords = {
  /** The daily e-mail with the head of the log of changes. */
  'audit-head': {
    name: 'daily fingerprint of the change log',
    subject: (seq) => `Change log fingerprint, entry ${seq}`,
    subjectEmpty: 'The change log is still empty',
    preview: 'Keep it: it shows whether anyone has rewritten the log.',
    heading: 'Change log fingerprint',
    lead: 'Every change made in the admin is logged, and each entry carries the fingerprint of the one before. Below is that of the latest. Whoever rewrites the log in the database cannot change this email.',
    facts: {
      at: 'As of',
      entries: 'Entries',
      last: 'Latest entry',
      hash: 'Fingerprint (SHA-256)',
    },
    how: 'How to check the log',
    command: 'On the machine that runs the shop, in the program’s folder:',
    kept: 'Keep this email. You can check against any of them: each one proves that the entries up to it have not changed since that day. If these emails stop coming, find out why.',
  },
  /** A nightly backup did not hold; the faults have their words with the page of the section. */
  'backup-broken': {
    name: 'warning about an unsound backup',
    subject: 'The nightly backup is not sound',
    preview: 'A trial restore found what does not add up.',
    heading: 'The nightly backup is not sound',
    lead: 'Every night the shop tries to restore its own backup. Today something in it does not add up, so it could not be relied on if data were lost.',
    faults: 'What is wrong',
    next: 'Please look into it soon. Until it is put right, no further email about it will come; the start page of the admin shows where it stands.',
    more: 'Of each kind only the first findings are listed.',
    open: 'Open the admin',
    facts: { file: 'File', endedAt: 'Checked' },
  },
  /** A receiver of webhooks does not answer. */
  'webhook-away': {
    name: 'warning about a failing webhook receiver',
    subject: (name) => `Webhook receiver failing: ${name}`,
    preview: 'Events are waiting; nothing is lost.',
    heading: 'A webhook receiver is failing',
    text: (name) =>
      `The receiver ${name} has failed ${FAILURES_TO_OPEN} times in a row. Its events are waiting, and every ${PROBE_MINUTES}\u00a0minutes the shop tries one of them. Once the receiver accepts one, it gets them all in order.`,
    todo: 'Let whoever looks after it know. If you no longer need it, remove it.',
    open: 'View the receiver',
  },
  /** A discount code takes off half the price and more. */
  'code-half-price': {
    name: 'notice of a code with a large discount',
    subject: (code, off) => `Large discount: code ${code}, ${off}`,
    preview: 'If this is not intended, end it.',
    heading: 'A code can take off half the price or more',
    text: (code, off, uses) =>
      `Code ${code} takes off ${off}. ${uses === null ? 'The number of uses is not limited.' : `It can be used ${plural('en', uses, { one: 'once', other: `${uses} times` })}.`}`,
    by: (person) => `Set by: ${person}.`,
    todo: 'If this is not intended, end the code on its page.',
    open: 'Show the code',
  },
  /** Somebody is invited to the section. */
  'operator-invitation': {
    name: 'invitation to the admin',
    subject: (brand) => `Invitation to the ${brand} admin`,
    preview: (by) => `${by} invites you.`,
    heading: (brand) => `Invitation to the ${brand} admin`,
    lead: (by, brand) => `${by} invites you to help run ${brand}.`,
    roles: {
      owner: 'You will be an owner: besides orders also money, customers’ data and access.',
      editor: 'You will be an editor: fulfilling orders and writing to customers.',
    },
    join: 'Accept the invitation',
    once: `The link works once, for ${invitationDays}\u00a0${plural('en', invitationDays, { one: 'day', other: 'days' })}. Keep it to yourself. Have a phone with an authenticator app at hand.`,
    notYou: 'If you did not expect this, do nothing. Nobody can sign in without the link.',
  },
};

/** Words of the e-mails that tell somebody of a change to an account. */
export const accountEmail: AccountEmailWords = {
  roles: { owner: 'an owner', editor: 'an editor' },
  kinds: {
    'operator-password': {
      name: 'notice of a new password',
      subject: (brand) => `Your password for the ${brand} admin has changed`,
      heading: 'Your password has changed',
      text: ({ at }) =>
        `The password of your account changed on ${at}. All other sessions have ended.`,
    },
    'operator-authenticator': {
      name: 'notice of a new authenticator app',
      subject: (brand) => `New authenticator app for the ${brand} admin`,
      heading: 'You have a new authenticator app',
      text: ({ at }) =>
        `Another authenticator app was set up for your account on ${at}. The old one and its recovery codes no longer work, and all other sessions have ended.`,
    },
    'operator-passkey-added': {
      name: 'notice of a new passkey',
      subject: (brand) => `New passkey for the ${brand} admin`,
      heading: 'You have a new passkey',
      text: ({ at }) => `A passkey was added to your account on ${at}.`,
    },
    'operator-passkey-removed': {
      name: 'notice of a removed passkey',
      subject: (brand) => `Passkey removed from the ${brand} admin`,
      heading: 'A passkey was removed',
      text: ({ at }) => `A passkey was removed from your account on ${at}.`,
    },
    'operator-recovery-codes': {
      name: 'notice of new recovery codes',
      subject: (brand) => `New recovery codes for the ${brand} admin`,
      heading: 'You have new recovery codes',
      text: ({ at }) =>
        `New recovery codes were made for your account on ${at}. The old ones no longer work.`,
    },
    'operator-recovery-code': {
      name: 'notice of a recovery code being used',
      subject: (brand) => `Signed in to the ${brand} admin with a recovery code`,
      heading: 'Signed in with a recovery code',
      text: ({ at }) =>
        `Somebody signed in to your account with a recovery code on ${at}. That code does not work again.`,
    },
    'operator-joined': {
      name: 'notice of an accepted invitation',
      subject: (brand, name) => `New account in the ${brand} admin: ${name}`,
      heading: 'There is a new account',
      text: ({ name, email, role, at }) =>
        `${name} (${email}) has had access to the admin since ${at}, as ${role}.`,
    },
  },
  own: {
    wasIt: 'Was that you? Then all is well.',
    wasNot:
      'If not, sign in at once, sign out all other devices on the My account page and change your password. If you cannot sign in, contact the owner of the shop, who can stop the access. An owner gets in again with npm run operator:link on the server.',
    open: 'Open My account',
  },
  joined: {
    wasIt: 'Did you expect this? Then all is well.',
    wasNot: 'If not, remove the access of this account on the People page at once.',
    open: 'Open People',
  },
  why: (brand) =>
    `We write whenever anything changes that people sign in to the ${brand} admin with. This cannot be switched off.`,
};
