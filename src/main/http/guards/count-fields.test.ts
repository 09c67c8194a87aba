import { describe, expect, it } from 'vitest';
import { MOST_FIELDS } from '#domain/text/input-limits.ts';
import { boundaryOf, hasTooManyFields } from './count-fields.ts';

const TOKEN = '----WebKitFormBoundaryAbCdEf123456';
const type = `multipart/form-data; boundary=${TOKEN}`;
const part = (name: string) =>
  `--${TOKEN}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
const count = (body: string) => hasTooManyFields(type, new TextEncoder().encode(body));

describe('the parts of a form', () => {
  it('are taken up to their bound', () => {
    expect(count(`${part('a').repeat(MOST_FIELDS - 1)}--${TOKEN}--\r\n`)).toBe(false);
    expect(count(part('a').repeat(MOST_FIELDS + 1))).toBe(true);
  });

  it.each([
    ['a name', part(`--${TOKEN}--`)],
    ['a header', part('a').replace('\r\n\r\n', `\r\nX-A: --${TOKEN}--\r\n\r\n`)],
    ['the beginning', `--${TOKEN}--\r\n`],
  ])('are counted behind a closing mark that stands in %s', (_, first) => {
    expect(count(first + part('a').repeat(MOST_FIELDS))).toBe(true);
  });
});

it.each([
  [`multipart/form-data; boundary=${TOKEN}`, TOKEN],
  [`multipart/form-data; boundary="${TOKEN}"`, TOKEN],
  ['multipart/form-data; boundary="a\\b"', undefined],
  ['multipart/form-data; boundary="a', undefined],
  ['multipart/form-data; boundary=a; boundary=b', undefined],
  ['multipart/form-data; boundary=', undefined],
  ['multipart/form-data; charset=x; boundary=a', undefined],
  ['application/x-www-form-urlencoded', undefined],
])('a boundary is what all readers take for one: %s', (written, boundary) => {
  expect(boundaryOf(written)).toBe(boundary);
});
