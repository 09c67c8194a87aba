import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import { expressRequest } from './consent.ts';
import { plainLegalText } from './legal-text.ts';
import { termsSectionIds, termsVersion } from './terms-text.ts';
import { formerTerms, terms, termsOf, termsVersions } from './terms.ts';
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
  const text = terms[locale](shop);
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
    expect(shape(text)).toEqual(shape(terms.cs(shop)));
  });

  it('name the operator and how to reach him', () => {
    const { name, companyId, address, register, phone } = shop.operator;
    for (const fact of [name, companyId, address, register, phone, shop.supportMail])
      expect(plain).toContain(fact);
  });

  it('leave out the VAT number of an operator who has none', () => {
    expect(plain).not.toContain('(DIČ)');
    expect(plain).not.toContain('DIČ:');
    expect(plainLegalText(terms[locale](payer))).toContain('CZ99999994');
  });

  it('say where to withdraw on the site, where the privacy policy stands and where to write', () => {
    const pages = {
      cs: 'https://vzlet.example/odstoupeni',
      en: 'https://vzlet-en.example/withdrawal',
    };
    const controls = { cs: 'Potvrdit odstoupení od smlouvy', en: 'Confirm withdrawal' };
    for (const said of [pages[locale], controls[locale], '/ochrana-soukromi', '/#kontakt'])
      expect(plain).toContain(said);
  });

  it('quote the express request in the words that the customer chooses', () => {
    expect(plain).toContain(expressRequest[locale].text);
  });

  it('call a package by one word, and name the same ways to pay as the order', () => {
    expect(plain).not.toMatch(/kusů|kusy|položk|zapojení|\bitems?\b/);
    for (const way of ['Apple Pay', 'Google Pay', 'PayPal']) expect(plain).toContain(way);
  });

  it('carry their version, name the inspection and point at no abolished platform', () => {
    expect(text.version).toBe(termsVersion);
    expect(text.effective).toContain(termsVersion);
    expect(plain).toContain('https://coi.gov.cz/informace-o-adr');
    expect(plain).not.toContain('ec.europa.eu');
  });
});

describe.each(locales)('the former terms of the edition %s', (locale) => {
  const said = (version: string, seller = payer) => {
    const text = termsOf(version, locale, seller);
    return text && plainLegalText(text);
  };

  it('are as they were when orders were made under them', () => {
    const hashes = formerTerms.map((former) =>
      createHash('sha256')
        .update(said(former.cs.version) ?? '')
        .digest('hex'),
    );
    expect(hashes).toEqual(formerHashes[locale]);
  });

  it('are found by the version of an order, and no other version is', () => {
    expect(termsVersions).toEqual([...termsVersions].toSorted().toReversed());
    for (const version of termsVersions) expect(said(version)).toContain(version);
    for (const version of ['2026-11-20', '', '__proto__', '1'])
      expect(said(version)).toBeUndefined();
  });

  it('name the operator of today and leave out a VAT number that there is not', () => {
    for (const version of termsVersions) {
      expect(said(version)).toContain(shop.operator.name);
      expect(said(version)).not.toMatch(/\{\w/);
      expect(said(version, shop)).not.toMatch(/\(DIČ\)|DIČ:/);
    }
  });
});

/** The last wording of each version, newest first. */
const formerHashes = {
  cs: [
    '31f5401f81de4fe4581959bcf30a3d24e6624e0035124050e8875d9e1bd5191e',
    '01b8de8bdf5611a7113f69d13604024b457e79c17ed9ca211057d15933d6e612',
    '6012deb875853274f867f5367516be647d0f27ecba1dc4f22ae3f33cefd9ddc8',
    '468e3c505418f58906afd5b4df872201c2e0871fac396383f85970069215311a',
  ],
  en: [
    'd354243a9b3c0771e8101107a16a8176fecb921fb9382a3dcdc23ed6c6b944e0',
    '031463d7c35ceafb9784c95d3668a7b898baefab96a950d6bc75c25b22fdb92f',
    'e0d8d949aac501c5afba77cadd44a0a3dc100b1804eb7ec48bfa02fa40c7ba3b',
    '77157fc1c70e89dfeba1f473acd2f494dddc3908e654757fba0f1ec6fb7cf476',
  ],
};

/** What stands behind the versions that orders are stored with (rules 16): SHA-256 of each wording. */
const wordings = {
  terms: {
    version: '2026-11-26',
    cs: 'da9d41d693e960e3297b7e00441ffc93e0af7e078533fac529be704b41b7c5ca',
    en: '2c50a61dab4fda0183f112a8c56ecac56d1d9e7029acad0dffebc9f70e9f0c47',
  },
  expressRequest: {
    version: '2026-11-21',
    cs: '2da256ca5cc207418bac7af2ec7b37252b9660d90bc5e470e00e8d5ec95532cd',
    en: '4006daf7e6fa3c3398b9b5f9241ae122ecbbf2dbb84fa754c444d476f4ef8222',
  },
};

describe.each(locales)('in the edition %s a version means one wording', (locale) => {
  it.each([
    {
      name: 'terms',
      said: { version: termsVersion, text: plainLegalText(terms[locale](payer)) },
      next: 'Put the former wording into former/, raise termsVersion in terms-text.ts, and the day in terms.cs.ts and terms.en.ts.',
    },
    {
      name: 'expressRequest',
      said: expressRequest[locale],
      next: 'Raise the version of both editions in consent.ts.',
    },
  ] as const)('of the $name', ({ name, said, next }) => {
    const hash = createHash('sha256').update(said.text).digest('hex');
    const { version, [locale]: known } = wordings[name];
    const changed = `A word or a figure of ${name} (${locale}) is another, and orders with the version ${version} mean the former one. ${next} Then put the new version and hash here.`;
    expect({ version: said.version, hash }, changed).toEqual({ version, hash: known });
  });
});
