import { expect, it } from 'vitest';
import { emailFilter, emailStateOf } from '#domain/emails/email-kind.ts';

const read = (query: string) => emailFilter.read(new URLSearchParams(query)).values;

it('reads what can be looked for, and lets the rest be', () => {
  expect(read('state=sent&kind=order-paid-shop&day=2026-11-24&search=100123')).toEqual({
    state: 'sent',
    kind: 'order-paid-shop',
    day: '2026-11-24',
    search: { number: 100_123 },
  });
  expect(read('search=Jana@Example.com').search).toEqual({ mailbox: 'jana@example.com' });
  expect(read('state=x&kind=%27--&day=2026-02-31')).toEqual({});
});

it('finds nothing by words that are neither a number nor a mailbox', () => {
  expect(read('search=jana').search).toEqual({ words: 'jana' });
});

it('does not take what lies in the outbox for sent', () => {
  const email = { sentAt: new Date(), isKept: true, refusal: null, setAsideAt: null, copy: 0 };
  expect(emailStateOf(email)).toBe('kept');
  expect(emailStateOf({ ...email, isKept: false })).toBe('sent');
  const unsent = { ...email, sentAt: null, setAsideAt: new Date() };
  expect(emailStateOf({ ...unsent, copy: -1 })).toBe('taken-back');
  expect(emailStateOf({ ...unsent, refusal: 'no such user' })).toBe('given-up');
});
