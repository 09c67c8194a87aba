import type { AccountEmailWords } from '#messages/cs/emails/account.ts';

export const accountEmail: AccountEmailWords = {
  roles: { owner: 'an owner', editor: 'an editor' },
  kinds: {
    'operator-password': {
      subject: (brand) => `Your password for the ${brand} admin has changed`,
      heading: 'Your password has changed',
      text: ({ at }) =>
        `The password of your account changed on ${at}. All other sessions have ended.`,
    },
    'operator-authenticator': {
      subject: (brand) => `New authenticator app for the ${brand} admin`,
      heading: 'You have a new authenticator app',
      text: ({ at }) =>
        `Another authenticator app was set up for your account on ${at}. The old one and its recovery codes no longer work, and all other sessions have ended.`,
    },
    'operator-passkey-added': {
      subject: (brand) => `New passkey for the ${brand} admin`,
      heading: 'You have a new passkey',
      text: ({ at }) => `A passkey was added to your account on ${at}.`,
    },
    'operator-passkey-removed': {
      subject: (brand) => `Passkey removed from the ${brand} admin`,
      heading: 'A passkey was removed',
      text: ({ at }) => `A passkey was removed from your account on ${at}.`,
    },
    'operator-recovery-codes': {
      subject: (brand) => `New recovery codes for the ${brand} admin`,
      heading: 'You have new recovery codes',
      text: ({ at }) =>
        `New recovery codes were made for your account on ${at}. The old ones no longer work.`,
    },
    'operator-recovery-code': {
      subject: (brand) => `Signed in to the ${brand} admin with a recovery code`,
      heading: 'Signed in with a recovery code',
      text: ({ at }) =>
        `Somebody signed in to your account with a recovery code on ${at}. That code does not work again.`,
    },
    'operator-joined': {
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
