import type { TokensMessages } from '#messages/cs/operator/tokens.ts';

export const tokens: TokensMessages = {
  title: 'Tokens',
  lead: 'A token lets another program into the shop. Give each program its own, and only what it needs. How to call the shop is in the',
  document: 'description of the interface (OpenAPI)',
  made: {
    title: (name) => `The token “${name}” is ready`,
    text: (minutes) =>
      `Copy it now: you will not see it again. Reloading this page shows it for another ${minutes}\u00a0minutes; after that, not even the shop knows it.`,
    secret: 'Secret of the token',
  },
  revoked: 'The token is no longer valid.',
  proven: 'Confirmed. What you filled in is in its place; just send it.',
  form: {
    title: 'New token',
    name: 'Name',
    nameHint:
      'After the program that gets it. It appears in order histories and in the change log.',
    scopes: 'What it may do',
    lastDay: 'Last day it is valid',
    lastDayHint: 'Leave this empty for a token without an end.',
    submit: 'Create the token',
  },
  scopes: {
    'orders:read': 'read orders, without customers’ details',
    'orders:progress': 'report what has been delivered, and put lines on hold',
    'orders:people': 'read the name, email and phone of orders as well',
    'content:write': 'store articles of the blog',
    'content:generate': 'make texts and pictures with the generators',
  },
  list: {
    caption: 'Tokens, newest first',
    name: 'Name',
    may: 'May',
    used: 'Last used',
    state: 'Validity',
    revoke: 'Revoke',
    revokeOf: (name) => `Revoke the token “${name}”`,
    sure: (name) =>
      `The program with the token “${name}” loses access to the orders at once. This cannot be undone; you can only create another token.`,
    yes: 'Yes, revoke it',
    made: (day) => `created on ${day}`,
    never: 'not yet',
    holds: 'valid',
    until: (day) => `until ${day}`,
    ended: (day) => `ended on ${day}`,
    revoked: (day) => `revoked on ${day}`,
  },
  empty: 'There are no tokens yet.',
  emptyText: 'No other program gets in until you create one here.',
  fields: {
    'name-missing': 'Enter a name to recognise the token by.',
    'name-long': (most) => `Shorten the name to ${most} characters.`,
    'scopes-missing': 'Choose at least one thing the token may do.',
    'scopes-unknown': 'Choose again what the token may do.',
    'day-unreadable': 'Choose a day from the calendar.',
    'day-past': 'That day is over. Choose today or a later day.',
  },
  problems: {
    'form-used': 'This form has already created a token. Check the details and send them again.',
    'shown-already':
      'This form has already created the token, and its secret can no longer be shown. If you do not have it, revoke the token and create another.',
    'too-many': (most) => `There can be ${most} valid tokens at most. Revoke one of them first.`,
    'token-unknown': 'There is no such token here.',
  },
};
