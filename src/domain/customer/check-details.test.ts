import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDetails } from './check-details.ts';
import {
  type DetailsForm,
  type DetailsProblem,
  detailsLimits,
  emptyDetails,
} from './details-form.ts';
import { readDetails } from './read-details.ts';

const person: DetailsForm = {
  ...emptyDetails('cs'),
  name: ' Jana  Nováková ',
  email: 'jana@seznam.cz',
  phone: '777 123 456',
  start: 'later',
};

const company: DetailsForm = {
  ...person,
  companyInvoice: true,
  companyName: 'ČEZ, a. s.',
  companyId: '452 74 649',
  vatId: 'cz45274649',
  address: 'Duhová 1444/2, 140 00 Praha',
};

describe('checkDetails', () => {
  it('asks for name, e-mail, phone and start and for nothing else', () => {
    expect(checkDetails(emptyDetails('cs'))).toEqual({
      name: 'name-missing',
      email: 'email-missing',
      phone: 'phone-missing',
      start: 'start-missing',
    });
    expect(checkDetails(person)).toEqual({});
  });

  it('asks for a company’s name, business id and address where its invoice is wanted', () => {
    expect(checkDetails({ ...person, companyInvoice: true })).toEqual({
      companyName: 'company-name-missing',
      companyId: 'company-number-missing',
      address: 'address-missing',
    });
    expect(checkDetails(company)).toEqual({});
    expect(checkDetails({ ...company, vatId: '' })).toEqual({});
  });

  it.each(['', 'again'] as const)('takes %j for no answer to when to begin', (start) => {
    expect(checkDetails({ ...person, start })).toEqual({ start: 'start-missing' });
    expect(checkDetails({ ...company, start })).toEqual({});
  });

  it('asks a company abroad for its country and a number of either kind', () => {
    const abroad = { ...company, companyCountry: 'DE', companyId: '', vatId: '' };
    expect(checkDetails(abroad)).toEqual({ companyId: 'company-number-or-vat' });
    expect(checkDetails({ ...abroad, companyId: 'HRB 123456 B' })).toEqual({});
    expect(checkDetails({ ...abroad, vatId: 'DE123456789' })).toEqual({});
    expect(checkDetails({ ...abroad, companyCountry: '', vatId: 'DE123456789' })).toEqual({
      companyCountry: 'company-country-missing',
    });
    expect(checkDetails({ ...abroad, companyCountry: 'XX', vatId: 'DE123456789' })).toEqual({
      companyCountry: 'company-country-missing',
    });
  });

  it('lets nothing hidden stand in the way', () => {
    const hidden = { companyId: 'x'.repeat(99), vatId: 'nonsense', companyName: 'x'.repeat(999) };
    expect(checkDetails({ ...company, ...hidden, companyInvoice: false })).toEqual({});
  });

  it.each<[Partial<DetailsForm>, DetailsProblem | undefined]>([
    [{ companyId: '12345678' }, 'company-number-invalid'],
    [{ companyId: '4527464' }, 'company-number-invalid'],
    [{ companyId: '452746490' }, 'company-number-invalid'],
    [{ companyId: '12345678', phoneCountry: 'GB' }, 'company-number-invalid'],
    [{ companyId: '12345678', companyCountry: 'SK' }, 'company-number-invalid'],
    [{ companyId: '12345678', companyCountry: 'SK', vatId: '' }, undefined],
    [{ companyId: 'sc123456', companyCountry: 'GB', vatId: '' }, undefined],
    [{ companyId: '12-3456789', companyCountry: 'US', vatId: '' }, undefined],
    [{ companyId: 'HRB 123456 B', companyCountry: 'DE', vatId: '' }, undefined],
    [{ companyId: '1'.repeat(20), companyCountry: 'DE', vatId: '' }, undefined],
    [{ companyId: '1'.repeat(21), companyCountry: 'DE', vatId: '' }, 'text-too-long'],
    [{ companyId: 'CZ45274649' }, undefined],
    [{ companyId: 'IČO: 452 74 649', vatId: 'DIČ CZ45274649' }, undefined],
    [{ companyId: 'IČO 35 697 270', companyCountry: 'SK', vatId: '' }, undefined],
    [{ companyId: 'IČO 4527464', companyCountry: '', vatId: 'DIČ: CZ' }, 'company-number-invalid'],
    [{ companyId: '=CMD()', companyCountry: 'GB', vatId: '' }, 'company-number-foreign'],
    [{ companyId: 'none', companyCountry: 'GB', vatId: '' }, 'company-number-foreign'],
  ])('judges the business id of %j', (change, problem) => {
    expect(checkDetails({ ...company, ...change }).companyId).toBe(problem);
  });

  it.each<[Partial<DetailsForm>, Record<string, DetailsProblem>]>([
    [{ name: ' \u200b\u202e ' }, { name: 'name-missing' }],
    [{ email: 'jana@seznam' }, { email: 'email-invalid' }],
    [{ email: 'jana@seznam.cz\r\nBcc: x@y.cz' }, { email: 'email-invalid' }],
    [{ email: 'jana&eva@seznam.cz' }, { email: 'email-unpayable' }],
    [{ phone: '123' }, { phone: 'phone-invalid' }],
    [{ phoneCountry: '__proto__' }, { phoneCountry: 'phone-country-unknown' }],
    [{ vatId: '4527464' }, { vatId: 'vat-number-invalid' }],
  ])('names the problem of %j', (change, problems) => {
    expect(checkDetails({ ...company, ...change })).toEqual(problems);
  });

  it.each(['name', 'companyName', 'address', 'note', 'discountCode'] as const)(
    'takes as many characters of %s as the table says and not one more',
    (field) => {
      const most = 'ř'.repeat(detailsLimits[field]);
      expect(checkDetails({ ...company, [field]: most })).toEqual({});
      expect(checkDetails({ ...company, [field]: `${most}ř` })).toEqual({
        [field]: 'text-too-long',
      });
    },
  );

  it.each(['email', 'phone', 'vatId', 'companyId'] as const)('limits %s', (field) => {
    const tooLong = '1'.repeat(detailsLimits[field] + 1);
    expect(checkDetails({ ...company, [field]: tooLong })[field]).toMatch(/text-too-long|invalid/);
  });
});

describe('readDetails', () => {
  it('gives a person without a company', () => {
    expect(readDetails({ ...company, companyInvoice: false, note: 'a\r\nb' }, 'cs')).toEqual({
      ok: true,
      customer: {
        name: 'Jana  Nováková',
        email: 'jana@seznam.cz',
        phone: '+420777123456',
        company: null,
        note: 'a\nb',
      },
    });
  });

  it('gives a company with its numbers written in one way', () => {
    expect(readDetails(company, 'cs')).toMatchObject({
      ok: true,
      customer: {
        company: {
          name: 'ČEZ, a. s.',
          companyId: '45274649',
          vatId: 'CZ45274649',
          address: 'Duhová 1444/2, 140 00 Praha',
        },
      },
    });
  });

  it.each([
    [{ companyId: 'IČO 6947', companyCountry: 'CZ', vatId: '' }, { companyId: '00006947' }],
    [
      { companyId: 'ičo: 35–697–270', companyCountry: 'SK', vatId: '2020317068' },
      { companyId: '35-697-270', vatId: 'SK2020317068' },
    ],
    [{ companyId: 'IČO35697270', companyCountry: 'SK', vatId: '' }, { companyId: '35697270' }],
    [{ companyId: 'IC000123', companyCountry: 'GB', vatId: '' }, { companyId: 'IC000123' }],
    [
      { companyId: '', companyCountry: 'BE', vatId: 'BE123456789' },
      { companyId: '', vatId: 'BE0123456789' },
    ],
  ])('writes the numbers of %j as their country does', (input, numbers) => {
    const read = readDetails({ ...company, ...input }, 'cs');
    expect(read.ok && read.customer.company).toMatchObject(numbers);
  });

  it('leaves out a VAT id that was not given', () => {
    const read = readDetails({ ...company, vatId: ' ' }, 'cs');
    expect(read.ok && read.customer.company).not.toHaveProperty('vatId');
  });

  it('sees phone numbers that do not exist, which the browser lets pass', () => {
    const wrong = { ...person, phone: '000 000 000' };
    expect(checkDetails(wrong)).toEqual({});
    expect(readDetails(wrong, 'cs')).toEqual({ ok: false, problems: { phone: 'phone-invalid' } });
  });

  it('takes the edition’s country where none was sent', () => {
    expect(readDetails({ ...person, phoneCountry: '' }, 'cs')).toMatchObject({ ok: true });
    expect(readDetails({ ...person, phoneCountry: '' }, 'en')).toMatchObject({ ok: false });
  });

  it('never throws, and never passes what the browser’s rule refuses', () => {
    const text = fc.string({ unit: 'binary', maxLength: 600 });
    const form = fc.record<DetailsForm>({
      name: text,
      email: fc.oneof(text, fc.emailAddress()),
      phoneCountry: fc.constantFrom('CZ', 'SK', 'US', 'XX', ''),
      phone: fc.oneof(text, fc.constant('777123456')),
      companyInvoice: fc.boolean(),
      noInvitation: fc.boolean(),
      companyName: text,
      companyId: fc.oneof(text, fc.constant('45274649')),
      vatId: fc.oneof(text, fc.constant('')),
      address: text,
      note: text,
      discountCode: text,
      companyCountry: fc.constantFrom('CZ', 'SK', 'XX', ''),
      start: fc.constantFrom('', 'again', 'now', 'later'),
    });
    fc.assert(
      fc.property(form, (input) => {
        const read = readDetails(input, 'cs');
        const problems = checkDetails({ ...input, phoneCountry: input.phoneCountry || 'CZ' });
        if (read.ok) expect(problems).toEqual({});
        else expect(read.problems).toMatchObject(problems);
      }),
    );
  });
});
