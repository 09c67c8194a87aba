import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { expressRequest } from './consent.ts';
import { type LegalText, plainLegalText, termsSectionIds } from './legal-text.ts';
import { privacy, terms } from './wordings.ts';
import { sampleShop } from '#tests/stage/sample-order.ts';

const shop: Shop = {
  ...sampleShop,
  origins: { cs: 'https://vzlet.example', en: 'https://vzlet-en.example' },
  operator: {
    ...sampleShop.operator,
    name: 'Ukázka s. r. o.',
    companyId: '99999994',
    vatId: '',
    register: 'C 1, Městský soud v Praze',
  },
};

const payer: Shop = { ...shop, operator: { ...shop.operator, vatId: 'CZ99999994' } };

describe.each(locales)('the terms of the edition %s', (locale) => {
  const text = terms.inForce[locale](shop);
  const plain = plainLegalText(text);

  it('have the same sections in the same order as the other edition', () => {
    expect(text.sections.map((section) => section.id)).toEqual(termsSectionIds);
    for (const [index, section] of text.sections.entries())
      expect(section.heading.startsWith(`${index + 1}. `)).toBe(true);
  });

  it('have as many blocks and list items in each section as the other edition', () => {
    const shape = (edition: typeof text): string[] =>
      edition.sections.map((section) =>
        section.blocks
          .map((block) => {
            if (block.kind === 'list') return `list ${block.items.length}`;
            return block.kind === 'form' ? `form ${block.lines.length}` : block.kind;
          })
          .join(),
      );
    expect(shape(text)).toEqual(shape(terms.inForce.cs(shop)));
  });

  it('name the operator and how to reach him', () => {
    const { name, companyId, address, register, phone } = shop.operator;
    for (const fact of [name, companyId, address, register, phone, shop.supportMail])
      expect(plain).toContain(fact);
  });

  it('leave out the VAT number of an operator who has none', () => {
    expect(plain).not.toContain('(DIČ)');
    expect(plain).not.toContain('DIČ:');
    expect(plainLegalText(terms.inForce[locale](payer))).toContain('CZ99999994');
  });

  it('say where to withdraw on the site, where the privacy policy stands and where to write', () => {
    const pages = {
      cs: 'https://vzlet.example/odstoupeni',
      en: 'https://vzlet-en.example/withdrawal',
    };
    const controls = { cs: 'Potvrdit odstoupení od smlouvy', en: 'Confirm withdrawal' };
    for (const stated of [pages[locale], controls[locale], '/ochrana-soukromi', '/#kontakt'])
      expect(plain).toContain(stated);
  });

  it('quote the express request in the words that the customer chooses', () => {
    expect(plain).toContain(expressRequest[locale].text);
  });

  it('call a package by one word, and name the same ways to pay as the order', () => {
    expect(plain).not.toMatch(/kusů|kusy|položk|zapojení|\bitems?\b/);
    for (const course of ['Apple Pay', 'Google Pay', 'PayPal']) expect(plain).toContain(course);
  });

  it('carry their version, name the inspection and point at no abolished platform', () => {
    expect(text.version).toBe(shop.legalDay);
    expect(text.effective).toContain(shop.legalDay);
    expect(plain).toContain('https://coi.gov.cz/informace-o-adr');
    expect(plain).not.toContain('ec.europa.eu');
  });
});

it.each(locales)(
  'terms and privacy policy of the edition %s name one day and one version (rules 88)',
  (locale) => {
    const days = { cs: '1. listopadu 2025', en: '1 November 2025' };
    for (const text of [terms.inForce[locale](shop), privacy.inForce[locale](shop)]) {
      const stated = plainLegalText(text).replaceAll('\u00a0', ' ');
      expect(new Set(stated.match(/\d{4}-\d\d-\d\d/g))).toEqual(new Set([shop.legalDay]));
      expect(new Set(stated.match(/\d{1,2}\.? \p{L}+ 20\d\d/gu))).toEqual(new Set([days[locale]]));
    }
  },
);

/**
 * What stands behind the versions that orders are stored with (rules 16): a version is its day and the SHA-256 of
 * its text, as a shop with these settings shows it.
 */
const wordings = {
  terms: {
    version: '2025-11-01',
    cs: '9fc6c1e451b43ee902de054f655d2a1b3128ef3c302632d71158adf5ab4622eb',
    en: '81caa089f51303ca945753837516810e64677a74b9ed58babb4c4ef6d5ccd9d1',
  },
  privacy: {
    version: '2025-11-01',
    cs: '758feb2fdf6be9d5793d563ab4f71f69ace3adfd1d4bd8b1a2b95f2aa81967f4',
    en: '38eb8e45095268a4f526eecd41e57c5bfac8ad0f3aa9275e3e11ddf32cef08d3',
  },
  expressRequest: {
    version: '2025-11-01',
    cs: '2da256ca5cc207418bac7af2ec7b37252b9660d90bc5e470e00e8d5ec95532cd',
    en: '4006daf7e6fa3c3398b9b5f9241ae122ecbbf2dbb84fa754c444d476f4ef8222',
  },
};

describe.each(locales)('in the edition %s a version means one wording', (locale) => {
  const shown = (text: LegalText) => ({ version: text.version, text: plainLegalText(text) });

  it.each([
    { name: 'terms', stated: shown(terms.inForce[locale](payer)) },
    { name: 'privacy', stated: shown(privacy.inForce[locale](payer)) },
    { name: 'expressRequest', stated: expressRequest[locale] },
  ] as const)('of the $name', ({ name, stated }) => {
    const hash = createHash('sha256').update(stated.text).digest('hex');
    const { version, [locale]: known } = wordings[name];
    const changed = `A word or a figure of ${name} (${locale}) is another. Until release 1.0 put the new hash here. From then on orders mean the former one: docs/legal-readiness.md, "Changing a text", says how it gets a new version.`;
    expect({ version: stated.version, hash }, changed).toEqual({ version, hash: known });
  });
});
