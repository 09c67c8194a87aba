import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { describeError, explainError, withoutPersonal } from './describe-error.ts';

const mine = /zofie|říhová|777 ?123|203\.0\.113|secret|[\w-]{32}/i;

describe('an error in the log', () => {
  it('says what it is, where it happened and what caused it', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(describeError(new TypeError('No connection.', { cause }))).toMatchObject({
      type: 'TypeError',
      message: 'No connection.',
      stack: expect.stringContaining('describe-error.test.ts'),
      cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
    });
  });

  it('holds nothing of a query but its words', () => {
    const cause = new DatabaseError('invalid input syntax for type integer: "Žofie"', 1, 'error');
    cause.severity = 'ERROR';
    cause.code = '22P02';
    cause.detail = 'Key (email)=(zofie@example.com) already exists.';
    cause.constraint = 'orders_email';
    const error = new DrizzleQueryError('select $1', ['secret'], cause);
    const described = JSON.stringify(describeError(error));
    expect(described).not.toMatch(mine);
    expect(described).toContain('select $1');
    expect(described).toContain('orders_email');
    expect(described).toContain('22P02');
  });

  it('holds nothing of what a mail server or a provider hung on it', () => {
    const error = Object.assign(new Error('550 5.1.1 <zofie@example.com>: unknown'), {
      responseCode: 550,
      response: '550 5.1.1 <zofie@example.com>',
      rejected: ['zofie@example.com'],
      headers: { authorization: 'secret' },
    });
    expect(JSON.stringify(describeError(error))).not.toMatch(mine);
    expect(describeError(error)).toMatchObject({ responseCode: 550 });
  });

  it('holds nothing of a value that was thrown and is no error', () => {
    expect(describeError('secret')).toBe('string');
  });
});

it.each([
  'No route matches URL "/objednavky/AbCdEfGhIjKlMnOpQrStUvWxYz012345"',
  'to zofie@example.com, "Ž. Ř." <zofie@example.com>',
  'call +420 777 123 456 or 777 123 456',
  'from 203.0.113.7 and 2001:db8:0:1:1:1:1:1',
  'GET https://vzlet.cz/orders/secret?name=Zofie',
])('leaves nothing personal in %j', (text) => {
  expect(withoutPersonal(text)).not.toMatch(mine);
});

it('cuts what is longer than a message', () => {
  expect(withoutPersonal('é '.repeat(100_000))).toHaveLength(500);
});

const failed = (cause: Error) => new DrizzleQueryError('select $1', ['secret'], cause);

describe('what went wrong, for whoever gave the command', () => {
  it('is what the database said of a query', () => {
    const cause = new DatabaseError('invalid page in block 0', 1, 'error');
    cause.severity = 'ERROR';
    expect(explainError(failed(cause))).toBe('the database says: invalid page in block 0.');
  });

  it('is what the connection met where the database said nothing', () => {
    const cause = new Error('connect ECONNREFUSED 127.0.0.1:1');
    expect(explainError(failed(cause))).toBe('connect ECONNREFUSED 127.0.0.1:1');
  });

  it('is named where a host has several addresses and none answers', () => {
    const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(explainError(failed(cause))).toBe('ECONNREFUSED');
    expect(explainError(cause)).toBe('ECONNREFUSED');
  });
});
