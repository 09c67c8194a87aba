import { KEPT } from '#domain/retention.ts';
import { type PluralForms, plural } from '#domain/locale.ts';
import { lasting } from '#domain/period-text.ts';
import type { DataMessages } from '#messages/cs/operator/data.ts';

const count = (n: number, forms: PluralForms['en']) => `${n} ${plural('en', n, forms)}`;

/** Words of the page of people's data, of their copy and their erasure. */
export const data: DataMessages = {
  title: 'People’s data',
  lead: 'What the shop knows of one person, a copy of it for them, and its erasure when they ask.',
  find: {
    title: 'Find a person',
    email: 'Email address',
    hint: 'Capital and small letters are the same. Look for another address of the same person separately.',
    submit: 'Show what is held',
  },
  proven: 'Confirmed. What you filled in is in its place; just send it.',
  held: {
    title: (address) => `What is held of ${address}`,
    nothing: 'The shop holds nothing of this address.',
  },
  kinds: {
    audit_personal: 'values in the change log',
    letters: 'emails',
    testimonials: 'reviews',
    review_invitations: 'invitations to review',
    enquiries: 'messages to the shop',
    intents: 'steps of operators, waiting or done',
    order_events: 'entries in the history of orders',
    complaints: 'complaints',
    refills: 'refill requests',
    refunds: 'refunds',
    payment_anomalies: 'payments that did not fit',
    withdrawals: 'withdrawals from a contract',
    checkouts: 'attempts to pay',
    order_lines: 'order lines with their targets',
    invoices: 'invoices and credit notes',
    orders: 'orders',
    order_batches: 'bulk actions that name the address',
    saved_views: 'saved lists that name the address',
  },
  copy: {
    title: 'Copy of the data',
    text: 'One JSON file with everything above and the texts of the emails. Send it to this address only. The change log notes that you downloaded it.',
    submit: 'Download the copy',
  },
  consents: {
    ofPerson: 'What this person agreed to',
    title: 'Consents by version',
    lead: 'How many orders were made under which version of the terms, and how customers answered the express request for an early start. Days are those of Prague.',
    caption: 'Orders by version of terms and request',
    from: 'From',
    to: 'To',
    submit: 'Show',
    terms: 'Terms',
    request: 'Wording of the request',
    given: 'Early start requested',
    orders: 'Orders',
    yes: 'yes',
    no: 'no',
    notAsked: 'not asked',
    none: 'No order was made on these days.',
    dayInvalid: 'There is no such day in the calendar.',
    daysCrossed: 'The last day comes before the first.',
  },
  erase: {
    title: 'Erasure',
    goes: 'Names, addresses, phone numbers, notes, targets, texts of messages, emails with their recipients, reviews, published ones too, the history of orders, and traces in the job queue and the change log go. Links to the orders stop working.',
    stays: `Invoices and credit notes stay with what is printed on them, and the sums of the orders without a name: accounting papers are kept for ${lasting('en', KEPT.accountYears, 'year')} (§ 31 of the Accounting Act and § 35 of the VAT Act).`,
    provider:
      'Nothing is erased at the payment provider and in the mailboxes that emails were sent to: ask for it there separately.',
    unsent: (n) =>
      `${count(n, { one: 'email has not left yet and is', other: 'emails have not left yet and are' })} canceled with it.`,
    ask: 'Erase…',
    sure: (address) => `Really erase ${address}?`,
    sureText:
      'It cannot be taken back, not by a backup either: after a restore the shop erases again.',
    yes: 'Yes, erase for good',
    back: 'Leave it',
    refused: 'Not yet. Finish this first:',
  },
  obstacles: {
    unpaid: 'an order waits for its payment',
    undelivered: 'a paid order is not delivered',
    dispute: 'an open dispute, or a payment that does not fit',
    complaint: 'an open complaint',
    refill: 'a refill under way',
    withdrawal: 'an open withdrawal from a contract',
    refund: 'money that is to go back',
    intent: 'a step of an operator that has not happened yet',
    email: 'an email with a document or a decision that must leave',
  },
  problems: {
    'address-invalid': 'Enter an email address such as name@company.com.',
    nobody: 'The shop holds nothing of this address, so there is nothing to erase.',
    'under-way': 'This address is being erased already.',
    'not-finished': 'Something unfinished came up meanwhile. Nothing was erased.',
    'form-invalid': 'The form was not whole. Find the person again.',
    'value-missing': 'Enter what is to be erased from the log.',
  },
  result: {
    done: (n) => `Erased. It touched ${count(n, { one: 'record', other: 'records' })}.`,
    running: 'The erasure has begun and ends by itself. Load this page again in a while.',
    waiting: 'Something unfinished came up meanwhile. The erasure waits until it is over.',
    log: (n) => `${count(n, { one: 'value', other: 'values' })} erased from the change log.`,
  },
  log: {
    title: 'From the change log only',
    lead: 'Erases one value, such as a name or a phone number, everywhere in the change log. The hashes stay, and the chain holds.',
    value: 'The value exactly as the log has it',
    submit: 'Erase from the log',
  },
  list: {
    title: 'Erasures so far',
    lead: 'No addresses here: the shop keeps only a keyed hash of each, by which it knows the person again after a restore.',
    done: (n) => `done, ${count(n, { one: 'record', other: 'records' })}`,
    states: { running: 'under way', waiting: 'waits for something unfinished' },
    older: 'Older',
    newest: 'Newest',
    empty: 'Nobody yet.',
  },
};
