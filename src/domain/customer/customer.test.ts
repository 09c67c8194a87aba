import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mapRecord } from '#domain/records.ts';
import { customerShape } from '#domain/order/order-record.ts';
import {
  type Customer,
  companyFields,
  companyOf,
  customerFields,
  customerTexts,
  writtenCustomer,
} from './customer.ts';

const company = { name: 'ČEZ, a. s.', companyId: '45274649', address: 'Duhová 2, Praha' };
const customer: Customer = {
  note: 'Večer.',
  company,
  phone: '+420777123456',
  email: 'jana@seznam.cz',
  name: 'Jana',
};

describe('a customer', () => {
  it('is told field by field, the company before the note', () => {
    expect(Object.entries(customerTexts(customer, 'cs'))).toEqual([
      ['name', 'Jana'],
      ['email', 'jana@seznam.cz'],
      ['phone', '+420777123456'],
      ['companyCountry', ''],
      ['companyName', 'ČEZ, a. s.'],
      ['companyId', '45274649'],
      ['vatId', ''],
      ['address', 'Duhová 2, Praha'],
      ['note', 'Večer.'],
    ]);
  });

  it('has the country of the company told by its name', () => {
    const slovak = { ...customer, company: { ...company, country: 'SK' } };
    expect(customerTexts(slovak, 'cs').companyCountry).toBe('Slovensko');
    expect(customerTexts(slovak, 'en').companyCountry).toBe('Slovakia');
  });

  it('without a company has empty texts in its place', () => {
    expect(customerTexts({ ...customer, company: null }, 'cs')).toMatchObject({
      companyName: '',
      companyId: '',
      address: '',
    });
  });

  it('is written in one sequence, and no column of its row besides', () => {
    const { address, ...others } = company;
    const row = { id: '1', ...customer, company: { address, vatId: 'CZ45274649', ...others } };
    expect(JSON.stringify(writtenCustomer(row))).toBe(
      '{"name":"Jana","email":"jana@seznam.cz","phone":"+420777123456","company":' +
        '{"name":"ČEZ, a. s.","companyId":"45274649","vatId":"CZ45274649",' +
        '"address":"Duhová 2, Praha"},"note":"Večer."}',
    );
  });

  it('is read as he was written, with every field that there is', () => {
    const filled: Customer = {
      ...mapRecord(customerFields, (field) => field),
      company: companyOf(mapRecord(companyFields, (field) => field)),
    };
    const texts = customerTexts(filled, 'cs');
    expect(Object.entries(texts).every(([field, text]) => field === text)).toBe(true);
    const text = JSON.stringify(writtenCustomer(filled));
    expect(z.object(customerShape).parse(JSON.parse(text))).toEqual(filled);
  });

  it('is written with the empty texts that orders have had from the beginning', () => {
    const bare = { name: 'Jana', email: 'jana@seznam.cz', phone: '', note: '', company: null };
    expect(JSON.stringify(writtenCustomer(bare))).toBe(
      '{"name":"Jana","email":"jana@seznam.cz","phone":"","company":null,"note":""}',
    );
  });
});
