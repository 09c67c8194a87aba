import { formatCount } from '#domain/money.ts';
import type { SentEvent } from '#domain/webhooks/event.ts';
import {
  type ReceiverProblem,
  FREE_PORT,
  HTTPS_PORT,
  MOST_RECEIVERS,
  MOST_REPLAYED,
} from '#domain/webhooks/receiver.ts';
import { type CallProblem, OVERLAP_HOURS, PROBE_MINUTES } from '#domain/webhooks/sending.ts';
import type { TokensMessages, WebhookMessages } from '#messages/cs/admin/webhooks.ts';

const events: Record<SentEvent, string> = {
  'order.paid': 'order paid',
  'order.progress': 'delivery moved on',
  'order.completed': 'order delivered',
  'order.canceled': 'paid order cancelled',
  'refund.created': 'money refunded',
  test: 'test',
};

const problems: Record<ReceiverProblem, string> = {
  'name-empty': 'Enter a name.',
  'url-empty': 'Enter the address to call.',
  'url-invalid': 'Enter the whole address, such as https://books.company.com/vzlet.',
  'url-not-https':
    'The address has to begin with https://, or anybody along the way could read the events.',
  'url-credentials':
    'The address must not hold a name or a password. The receiver knows us by the signature.',
  'url-port': `The shop does not call this port. Use ${HTTPS_PORT}, or ${FREE_PORT} and above.`,
  'url-inward':
    'The address leads into an internal network, which the shop does not call. Use a public address.',
  'url-name': 'Nobody knows a server of that name. Check the spelling.',
  'events-empty': 'Choose at least one event.',
  'receivers-full': `There can be ${MOST_RECEIVERS} receivers at most. Remove one first.`,
};

const callProblems: Record<CallProblem, string> = {
  inward: 'the address leads into an internal network',
  name: 'nobody knows a server of that name',
  connection: 'no connection',
  certificate: 'invalid certificate',
  time: 'no answer in time',
  nonsense: 'the answer was not HTTP',
};

export const webhooks: WebhookMessages = {
  title: 'Webhooks',
  lead: 'Programs of other companies that the shop tells what happens to orders. Every call is signed.',
  docs: 'The file docs/webhooks.md in the program explains how to write a receiver.',
  none: 'No receivers yet',
  noneText: 'Add the address of a program that should know about orders.',
  list: {
    caption: 'Receivers',
    name: 'Receiver',
    events: 'Events',
    state: 'Status',
    waiting: 'Waiting',
    undelivered: 'Undelivered',
  },
  states: { on: 'On', paused: 'Paused', away: 'Failing' },
  awayText: `The last few calls have failed. Events are waiting, and every ${PROBE_MINUTES}\u00a0minutes the shop tries one of them; once the receiver answers, it gets them all in order.`,
  waiting: (count) => `${count} waiting`,
  events,
  add: {
    title: 'Add a receiver',
    name: 'Name',
    nameHint: 'Only for you, such as “accounting”.',
    url: 'Address',
    events: 'Events',
    submit: 'Add the receiver',
  },
  problems,
  fix: 'The receiver has not been added. Correct what is marked.',
  kept: 'Confirmed. What you filled in is in its place; just send it.',
  secret: {
    title: 'The receiver’s secret',
    added: 'The receiver has been added.',
    rotated: `The new secret is in use. The old one keeps signing for another ${OVERLAP_HOURS}\u00a0hours, so each call carries two signatures until then.`,
    text: 'Hand it to whoever writes the receiver. It is shown only now; if it is lost, make a new one.',
    gone: 'The secret has been shown and will not be shown again. If you do not have it, make a new one.',
    open: 'View the receiver',
  },
  receiver: {
    back: 'All receivers',
    facts: { url: 'Address', events: 'Events', added: 'Added', secret: 'Secret of' },
    overlap: (until) => `The old secret signs as well, until ${until}.`,
    acts: 'Actions',
    test: 'Send a test',
    pause: 'Pause',
    resume: 'Resume',
    change: 'Change name, address or events',
    saveChange: 'Save changes',
    fixChange: 'The changes are not saved. Correct what is marked.',
    leave: 'Dismiss the undelivered events',
    rotate: 'New secret',
    remove: 'Remove',
    sure: 'Nothing more is sent to it, not even what is waiting.',
    yes: 'Yes, remove it',
    deliveries: 'Calls',
  },
  saved: {
    tested: 'The test is on its way. Its outcome will show among the calls.',
    changed: 'The changes are saved. What is waiting goes to the new address.',
    left: 'The undelivered events are off the overview. They stay among the calls.',
    paused: 'The receiver is paused. Its events are waiting.',
    resumed: 'The receiver is back on. What was waiting is going out.',
    removed: 'The receiver has been removed.',
    replayed: 'They are being sent again, under the same event ids.',
  },
  refused: {
    'receiver-unknown': 'This receiver is no longer here.',
    'receiver-changed':
      'Somebody else has changed the receiver in the meantime. You see above how it stands now; what you entered is still in the form.',
    'replay-nothing': 'There is nothing to send again. What is on its way is not repeated.',
    'replay-too-many': `No more than ${formatCount('en', MOST_REPLAYED)} events can be sent again at once. Choose a shorter time.`,
    'replay-range': 'Enter from when until when; the end has to come after the beginning.',
    'form-old': 'The page was too old. Please try once more.',
  },
  deliveries: {
    caption: 'Calls, latest first',
    filter: { label: 'Which calls', all: 'All', failed: 'Undelivered', waiting: 'Waiting' },
    event: 'Event',
    state: 'Status',
    last: 'Last try',
    again: 'Again',
    states: {
      held: 'Can be undone',
      waiting: 'Waiting',
      delivered: 'Delivered',
      refused: 'Refused',
      failed: 'Given up',
    },
    order: (number) => `order ${number}`,
    sequence: (count) => `no. ${count} of the order`,
    replayed: 'sent again',
    tries: (count) => `${count}\u00a0${count === 1 ? 'try' : 'tries'}`,
    untried: 'not tried yet',
    next: (at) => `next ${at}`,
    status: (status, ms) => `HTTP ${status} in ${ms}`,
    problem: (problem, ms) => `${callProblems[problem]} (${ms})`,
    answer: 'Answer',
    send: 'Send again',
    sendOf: (event) => `Send again: ${event}`,
    none: 'No calls',
    noneText: 'As soon as something happens it will show here. You can send a test.',
  },
  replay: {
    title: 'Send several events again',
    text: 'The receiver knows them by the same ids, so it does not count them twice.',
    failed: 'Send everything undelivered again',
    from: 'From',
    to: 'To',
    time: 'Send again what is from this time',
  },
};

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
