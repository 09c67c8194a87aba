import { describe, expect, it } from 'vitest';
import { type MessageInput, problemsOfForm, readMessage, toMessageForm } from './sent-message.ts';
import type { Locale } from '#domain/locale.ts';

const texts = { name: 'Žofie', email: 'zofie@example.com', message: 'Dobrý den' };
const caller = { ...texts, phoneCountry: 'CZ', phone: '777123456', company: '' };
const contact: MessageInput = { where: 'home', ...caller, service: 'tiktok' };
const bulk: MessageInput = { where: 'package', ...caller, cooperationType: 'agency' };
const help: MessageInput = { where: 'canceled', ...texts, paymentId: 'cs_test_1' };

function read(input: MessageInput, locale: Locale = 'cs') {
  const answer = readMessage(toMessageForm(input, locale), locale);
  return answer.ok ? answer.received : problemsOfForm(input, answer.problems);
}

describe('the contact form', () => {
  it('asks for a service out of its list', () => {
    expect(read(contact)).toMatchObject({ kind: 'contact', service: 'tiktok' });
    for (const service of ['choose', '', 'tik tok', '__proto__']) {
      expect(read({ ...contact, service })).toEqual({ service: 'service-missing' });
    }
  });

  it('sends the company that was typed', () => {
    expect(read({ ...contact, company: ' Pečení s. r. o. ' })).toMatchObject({
      company: 'Pečení s. r. o.',
    });
  });

  it.each([
    ['CZ', '777 123 456', '+420 777 123 456'],
    ['CZ', '+420 777 123 456', '+420 777 123 456'],
    ['CZ', '00420 777-123-456', '+420 777 123 456'],
    ['CZ', '420777123456', '+420 777 123 456'],
    ['CZ', '+421 905 123 456', '+421 905 123 456'],
    ['CA', '+1 416 555 0123', '+1 416 555 0123'],
    ['CZ', '123456', '+420 123456'],
    ['CZ', 'tel. 777 123 456', '+420 777 123 456'],
  ])('reads in %s the number %s as %s', (phoneCountry, phone, read_) => {
    expect(read({ ...contact, phoneCountry, phone })).toMatchObject({ phone: read_ });
  });

  it.each([
    ['CZ', '12 34 5', 'phone-invalid'],
    ['CZ', '+420 12345', 'phone-invalid'],
    ['CZ', 'volejte večer', 'phone-invalid'],
    ['CZ', '  ', 'phone-missing'],
    ['XX', '777123456', 'phone-invalid'],
    ['toString', '777123456', 'phone-invalid'],
    ['CZ', '7'.repeat(500), 'text-too-long'],
  ])('says what is wrong in %s with the number %s', (phoneCountry, phone, problem) => {
    expect(read({ ...contact, phoneCountry, phone })).toEqual({ phone: problem });
  });
});

describe('the bulk form', () => {
  it('carries the key of its type, in either language', () => {
    expect(read(bulk)).toMatchObject({
      kind: 'bulk',
      service: 'Individuální spolupráce - agency',
    });
    expect(read(bulk, 'en')).toMatchObject({ service: 'Individual Cooperation - agency' });
    expect(read({ ...bulk, cooperationType: 'choose' })).toEqual({
      cooperationType: 'cooperation-missing',
    });
  });

  it.each([
    ['CZ', '77712345', false],
    ['CZ', '777123456', true],
    ['CZ', '7 7 7 1 2 3 4 5', false],
    ['SK', '90512345', false],
    ['CZ', '+421 905 12345', false],
    ['DK', '20123456', true],
    ['IS', '6101234', true],
    ['DE', '123456', true],
    ['DE', '12345', false],
  ])('on a package page takes in %s the number %s: %s', (phoneCountry, phone, isTaken) => {
    const answer = read({ ...bulk, phoneCountry, phone });
    if (isTaken) expect(answer).toMatchObject({ kind: 'bulk' });
    else expect(answer).toEqual({ phone: 'phone-invalid' });
  });

  it('on How it works takes six digits', () => {
    expect(read({ ...bulk, where: 'how-it-works', phone: '123456' })).toMatchObject({
      kind: 'bulk',
    });
  });
});

describe('the form for help with a payment', () => {
  it('names the payment in subject and last line', () => {
    expect(read(help)).toMatchObject({
      kind: 'payment-help',
      phone: '',
      service: 'Pomoc s platbou (ID: cs_test_1)',
      message: 'Dobrý den\n\nID platby: cs_test_1',
    });
    expect(read(help, 'en')).toMatchObject({
      service: 'Payment help (ID: cs_test_1)',
      message: 'Dobrý den\n\nPayment session ID: cs_test_1',
    });
  });

  it.each(['', 'x) <b>', 'a'.repeat(121), 'cs\r\nBcc: x'])(
    'knows no payment by: %s',
    (paymentId) => {
      expect(read({ ...help, paymentId })).toMatchObject({
        service: 'Pomoc s platbou (ID: N/A)',
        message: 'Dobrý den\n\nID platby: N/A',
      });
    },
  );

  it('needs a message of its own', () => {
    expect(read({ ...help, message: ' \n ' })).toEqual({ message: 'message-missing' });
  });
});
