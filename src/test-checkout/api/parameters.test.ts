import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiEmail, isPayableEmail, readEmail } from '#domain/customer/email-address.ts';
import { checkParameters, sessionRequest } from './parameters.ts';
import { parseForm, Refusal } from './wire.ts';

const good =
  'mode=payment&locale=cs&customer_email=a%40b.cz&client_reference_id=o1' +
  '&line_items[0][quantity]=1&line_items[0][price_data][currency]=czk' +
  '&line_items[0][price_data][unit_amount]=100' +
  '&line_items[0][price_data][product_data][name]=N' +
  '&success_url=http%3A%2F%2Flocalhost%2Fs&cancel_url=http%3A%2F%2Flocalhost%2Fc' +
  '&adaptive_pricing[enabled]=false&metadata[order_id]=o1' +
  '&payment_intent_data[metadata][order_id]=o1&expires_at=1800000000';

const read = (form: string) => checkParameters(sessionRequest, parseForm(form));

function refusal(form: string): Refusal {
  try {
    read(form);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}

describe('the parameters of a session', () => {
  it('are read from the form into numbers, lists and groups', () => {
    expect(read(good)).toMatchObject({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { unit_amount: 100 } }],
      metadata: { order_id: 'o1' },
    });
  });

  it('take every address of a customer that the shop takes', () => {
    const local = fc.string({ unit: fc.constantFrom(..."aZ0._+-'!#$%&*/=?^`{|}~"), minLength: 1 });
    const domain = fc.constantFrom('seznam.cz', 'háčky.cz', 'пример.рф', 'a-b.co.uk', '1.2.cz');
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const email = readEmail(`${name}@${host}`);
        fc.pre(email !== undefined && isPayableEmail(email));
        const sent = encodeURIComponent(asciiEmail(email ?? ''));
        expect(() => read(good.replace('a%40b.cz', sent))).not.toThrow();
      }),
    );
  });

  it.each([
    ['payment_method_types[0]=card', 'parameter_unknown', 'payment_method_types'],
    ['automatic_payment_methods[enabled]=true', 'parameter_unknown', 'automatic_payment_methods'],
    ['line_items[0][price]=price_1', 'parameter_unknown', 'line_items[0][price]'],
    ['__proto__[x]=1', 'parameter_unknown', '__proto__'],
    ['mode=payment', 'parameter_invalid', 'mode'],
    ['mode[x]=payment', 'parameter_invalid', 'mode[x]'],
    ['a[b=1', 'parameter_invalid', 'a[b'],
    [`metadata[r]=${'x'.repeat(501)}`, 'parameter_invalid', 'metadata[r]'],
    [`metadata[${'k'.repeat(41)}]=1`, 'parameter_invalid', `metadata[${'k'.repeat(41)}]`],
    [
      Array.from({ length: 50 }, (_, i) => `metadata[k${i}]=1`).join('&'),
      'parameter_invalid',
      'metadata',
    ],
    ['a[b][c][d][e][f][g][h][i]=1', 'parameter_invalid', 'a[b][c][d][e][f][g][h][i]'],
  ])('refuses the extra parameter %s', (extra, code, param) => {
    expect(refusal(`${good}&${extra}`)).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      code,
      param,
    });
  });

  it.each([
    ['mode=payment', 'mode=pay', 'parameter_invalid', 'mode'],
    ['mode=payment&', '', 'parameter_missing', 'mode'],
    ['locale=cs', 'locale=cz', 'parameter_invalid', 'locale'],
    ['=czk', '=CZK', 'parameter_invalid', 'line_items[0][price_data][currency]'],
    [
      'unit_amount]=100',
      'unit_amount]=-1',
      'parameter_invalid',
      'line_items[0][price_data][unit_amount]',
    ],
    [
      'unit_amount]=100',
      'unit_amount]=1.5',
      'parameter_invalid',
      'line_items[0][price_data][unit_amount]',
    ],
    ['quantity]=1', 'quantity]=0', 'parameter_invalid', 'line_items[0][quantity]'],
    [
      'line_items[0][quantity]=1',
      'line_items[1][quantity]=1',
      'parameter_missing',
      'line_items[0][quantity]',
    ],
    ['success_url=http', 'success_url=javascript', 'parameter_invalid', 'success_url'],
    ['enabled]=false', 'enabled]=true', 'parameter_invalid', 'adaptive_pricing[enabled]'],
  ])('refuses %s turned into "%s"', (from, to, code, param) => {
    expect(refusal(good.replace(from, to))).toMatchObject({ status: 400, code, param });
  });

  it('name the wrong one in the words of the API', () => {
    const { error } = JSON.parse(JSON.stringify(refusal(`${good}&tip=1`)));
    expect(error).toEqual({
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      message: 'Received unknown parameter: tip',
      param: 'tip',
    });
  });

  it('are limited in number', () => {
    expect(refusal('a=1&'.repeat(3000)).status).toBe(400);
  });
});
