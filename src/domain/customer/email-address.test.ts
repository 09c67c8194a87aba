import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiEmail, isPayableEmail, mailboxOf, readEmail, suggestEmail } from './email-address.ts';

describe('readEmail', () => {
  it.each([
    ['jan@seznam.cz', 'jan@seznam.cz'],
    [' Jan.Novak+eshop@Seznam.CZ \n', 'Jan.Novak+eshop@seznam.cz'],
    ["o'brien@mail.example.co.uk", "o'brien@mail.example.co.uk"],
    ['jan@háčkyčárky.cz', 'jan@háčkyčárky.cz'],
    ['jan@xn--hkyrky-ptac70bc.cz', 'jan@xn--hkyrky-ptac70bc.cz'],
    ['jan\u200b@seznam.cz', 'jan@seznam.cz'],
    ['jan@faß.de', 'jan@faß.de'],
  ])('takes %j', (input, email) => {
    expect(readEmail(input)).toBe(email);
  });

  it.each([
    '',
    'a@b',
    'jan',
    '@seznam.cz',
    'jan@',
    'jan@seznam.cz, eva@seznam.cz',
    'jan@seznam.cz;eva@seznam.cz',
    'jan@seznam.cz eva@seznam.cz',
    'jan@eva@seznam.cz',
    'a@b.cz\r\nBcc:x@y.cz',
    '"jan novak"@seznam.cz',
    'Jan <jan@seznam.cz>',
    'jan..novak@seznam.cz',
    '.jan@seznam.cz',
    'jan@-seznam.cz',
    'jan@seznam..cz',
    'jan@seznam.cz.',
    'jan@[127.0.0.1]',
    'jan@127.0.0.1',
    'jiří@seznam.cz',
    // No such names in the DNS: a mark without its letter, a number of an address, too long in ASCII.
    'jan@\u0301a.cz',
    'jan@seznam.0x7f',
    `jan@${'č'.repeat(60)}.cz`,
    // Mail programs would decode it into another text.
    '=?utf-8?q?jan?=@seznam.cz',
    `${'a'.repeat(65)}@seznam.cz`,
    `jan@${'a'.repeat(63)}.${'a'.repeat(63)}.${'a'.repeat(63)}.${'a'.repeat(63)}.cz`,
    `${'a@'.repeat(500_000)}b.cz`,
  ])('refuses address %#', (input) => {
    expect(readEmail(input)).toBeUndefined();
  });

  it('reads what it has read the same way, and nothing in it can break a header', () => {
    const address = fc.tuple(fc.string(), fc.domain()).map(([name, domain]) => `${name}@${domain}`);
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), address, fc.string({ unit: 'binary' })), (input) => {
        const email = readEmail(input);
        if (email === undefined) return;
        expect(readEmail(email)).toBe(email);
        expect(email).not.toMatch(/[\s,;<>"]/u);
      }),
    );
  });
});

describe('asciiEmail', () => {
  it.each([
    ['Jan.Novak@seznam.cz', 'Jan.Novak@seznam.cz'],
    ['jan@háčkyčárky.cz', 'jan@xn--hkyrky-ptac70bc.cz'],
    ['jan@пример.рф', 'jan@xn--e1afmkfd.xn--p1ai'],
  ])('writes %s as %s', (email, ascii) => {
    expect(asciiEmail(email)).toBe(ascii);
  });
});

describe('isPayableEmail', () => {
  it.each(["o'brien@mail.example", 'jan_novak+1@seznam.cz', 'jan@háčkyčárky.cz'])(
    'takes %s',
    (email) => expect(isPayableEmail(email)).toBe(true),
  );

  it.each(['jan&eva@seznam.cz', '100%@seznam.cz', 'hej!@seznam.cz', 'jan`@seznam.cz', "o'@a.cz"])(
    'does not take %s, which mail would',
    (email) => {
      expect(readEmail(email)).toBe(email);
      expect(isPayableEmail(email)).toBe(false);
    },
  );
});

describe('suggestEmail', () => {
  it.each([
    ['jan@gmial.com', 'jan@gmail.com'],
    ['jan@gmail.con', 'jan@gmail.com'],
    ['jan@gmail.co', 'jan@gmail.com'],
    ['jan@gmailcom', 'jan@gmail.com'],
    ['jan@seznam.cy', 'jan@seznam.cz'],
    ['jan@sezanm.cz', 'jan@seznam.cz'],
    ['jan@seznamm.cz', 'jan@seznam.cz'],
    ['Jan@Hotmial.com', 'Jan@hotmail.com'],
    ['jan@gmail.cz', 'jan@gmail.com'],
    ['jan@gmail.sk', 'jan@gmail.com'],
    ['jan@gmail.cm', 'jan@gmail.com'],
    ['jan@seznam.sk', 'jan@seznam.cz'],
    ['jan@icloud.cz', 'jan@icloud.com'],
    ['jan@emial.cz', 'jan@email.cz'],
    ['jan@pots.cz', 'jan@post.cz'],
    ['jan@yaho.com', 'jan@yahoo.com'],
    ['jan@centrun.cz', 'jan@centrum.cz'],
  ])('offers for %s the address that was meant', (input, meant) => {
    expect(suggestEmail(input)).toBe(meant);
  });

  it.each([
    'jan@gmail.com',
    'jan@mail.com',
    'jan@email.com',
    'jan@mail.cz',
    'jan@ymail.com',
    'jan@email.sk',
    'jan@atlas.sk',
    'jan@azet.cz',
    'jan@zoznam.cz',
    'jan@hotmail.cz',
    'jan@outlook.sk',
    'jan@post.com',
    'jan@host.cz',
    'jan@most.cz',
    'jan@cloud.com',
    'jan@centrum.ck',
    'jan@firma.cz',
    'jan',
    '',
    '@gmial.com',
  ])('offers nothing for %j', (input) => {
    expect(suggestEmail(input)).toBeUndefined();
  });
});

describe('a suggestion', () => {
  it('never turns the name of one provider into that of another', () => {
    const names = [
      'gmail',
      'email',
      'mail',
      'ymail',
      'seznam',
      'zoznam',
      'centrum',
      'post',
      'atlas',
      'azet',
    ];
    const others = ['volny', 'outlook', 'hotmail', 'yahoo', 'icloud', 'protonmail'];
    for (const name of [...names, ...others]) {
      for (const ending of [
        'cz',
        'sk',
        'com',
        'eu',
        'net',
        'org',
        'de',
        'pl',
        'at',
        'co',
        'info',
      ]) {
        const offered = suggestEmail(`jan@${name}.${ending}`) ?? `jan@${name}.`;
        expect(offered.startsWith(`jan@${name}.`), `${name}.${ending}: ${offered}`).toBe(true);
      }
    }
  });
});

describe('mailboxOf', () => {
  it.each([
    ['jan+akce@seznam.cz', 'jan@seznam.cz'],
    ['JAN@Seznam.CZ', 'jan@seznam.cz'],
    ['jan@ｓｅｚｎａｍ.cz', 'jan@seznam.cz'],
    ['jan@háčkyčárky.cz', 'jan@xn--hkyrky-ptac70bc.cz'],
    ['j.a.n+1@gmail.com', 'jan@gmail.com'],
    ['j.an@googlemail.com', 'jan@gmail.com'],
    ['j.an@seznam.cz', 'j.an@seznam.cz'],
    ['jan@xn--a.cz', 'jan@xn--a.cz'],
  ])('counts %s as %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
