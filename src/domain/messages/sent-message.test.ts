import { describe, expect, it } from 'vitest';
import { type MessageForm, readMessage } from './sent-message.ts';

const form: MessageForm = {
  from: 'call',
  name: ' Žofie Říhová ',
  email: 'zofie@Example.com',
  phone: 'CZ:777123456',
  company: '',
  service: 'instagram',
  message: 'Dobrý den,\r\n\r\nkolik to stojí?\u0000 ',
};

const problemsOf = (changes: Partial<MessageForm>) => {
  const read = readMessage({ ...form, ...changes }, 'cs');
  return read.ok ? {} : read.problems;
};
const phoneOf = (phone: string, locale: 'cs' | 'en' = 'cs') => {
  const read = readMessage({ ...form, phone }, locale);
  return read.ok ? read.received.phone : read.problems.phone;
};

describe('an enquiry', () => {
  it('is trimmed and cleaned, and keeps its lines', () => {
    expect(readMessage(form, 'cs')).toEqual({
      ok: true,
      received: {
        kind: 'contact',
        name: 'Žofie Říhová',
        email: 'zofie@example.com',
        phone: '+420 777 123 456',
        company: '',
        service: 'instagram',
        message: 'Dobrý den,\n\nkolik to stojí?',
      },
    });
  });

  it('says what is missing at each field', () => {
    const nothing = { name: '', email: ' ', phone: '', service: '\u200b', message: '\n' };
    expect(problemsOf(nothing)).toEqual({
      name: 'name-missing',
      email: 'email-missing',
      phone: 'phone-missing',
      service: 'service-missing',
      message: 'message-missing',
    });
  });

  it.each<[keyof MessageForm, number]>([
    ['name', 101],
    ['company', 151],
    ['service', 201],
    ['message', 5001],
  ])('has a %s of fewer than %i characters', (field, length) => {
    expect(problemsOf({ [field]: 'a'.repeat(length) })).toEqual({ [field]: 'text-too-long' });
    expect(problemsOf({ [field]: 'a'.repeat(length - 1) })).toEqual({});
  });

  it('has an address that nothing can be added to', () => {
    expect(problemsOf({ email: 'a@example.com\r\nBcc: b@example.com' })).toEqual({
      email: 'email-invalid',
    });
  });

  it.each([
    ['CZ:777123456', '+420 777 123 456'],
    ['SK:905123456', '+421 905 123 456'],
    ['+420 777123456', '+420 777 123 456'],
    ['+420 777 123 456', '+420 777 123 456'],
    ['777 123 456', '+420 777 123 456'],
    ['CZ:777–123–456', '+420 777 123 456'],
    ['+420 (0) 777 123 456', '+420 777 123 456'],
    ['＋420 777−123−456', '+420 777 123 456'],
    ['tel:00420777123456', '+420 777 123 456'],
    ['CZ:123456', '+420 123456'],
    ['+420 123456', '+420 123456'],
    ['123456', '123456'],
    ['+420 12345', 'phone-invalid'],
    ['CZ:12345', 'phone-invalid'],
    ['CZ:', 'phone-invalid'],
    ['XX:777123456', 'phone-invalid'],
    ['volejte večer', 'phone-invalid'],
    ['777123456; Bcc', 'phone-invalid'],
  ])('reads the phone %s as %s', (input, read) => {
    expect(phoneOf(input)).toBe(read);
  });

  it('needs no phone where a payment needs help', () => {
    for (const service of ['Pomoc s platbou (ID: cs_test_1)', 'Payment help (ID: N/A)']) {
      expect(problemsOf({ phone: '', service })).toEqual({});
    }
    expect(problemsOf({ phone: '12', service: 'Pomoc s platbou (ID: N/A)' })).toEqual({
      phone: 'phone-invalid',
    });
  });
});
