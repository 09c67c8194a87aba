import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type FormerText, type Wordings, versionsOf, wordingOf } from './wordings.ts';
import { type LegalText, list, paragraph, plainLegalText } from './legal-text.ts';
import { sampleShop } from '#tests/stage/sample-order.ts';

const payer: Shop = {
  ...sampleShop,
  legalDay: '2027-02-01',
  operator: { ...sampleShop.operator, vatId: 'CZ99999994' },
};

const inForce = (shop: Shop): LegalText => ({
  title: 'House rules',
  metaDescription: '',
  version: '2028-05-01',
  effective: 'Version 2028-05-01.',
  sections: [{ id: 'door', heading: '1. Door', blocks: [paragraph(`${shop.brand} opens at 9.`)] }],
});

const first: FormerText = {
  title: 'House rules of {brand}',
  version: '{legalDay}',
  effective: 'Version {legalDay}.',
  sections: [
    {
      id: 'door',
      heading: '1. Door',
      blocks: [
        paragraph('{operator.name} opens at 8, {nobody} at 7.'),
        list('Company {operator.companyId}', 'VAT id {operator.vatId}'),
      ],
    },
  ],
};

/** A text in force, and the one that held before it. */
const rules: Wordings = {
  version: () => '2028-05-01',
  inForce: { cs: inForce, en: inForce },
  former: [{ cs: first, en: first }],
};

describe('the wordings of a text', () => {
  it('are known by their days, newest first; that of the first is a setting of the shop', () => {
    expect(versionsOf(rules, sampleShop)).toEqual(['2028-05-01', '2025-11-01']);
    expect(versionsOf(rules, payer)).toEqual(['2028-05-01', '2027-02-01']);
  });

  it.each(locales)('are found by their version, and no other is (%s)', (locale) => {
    const stated = (version: string) => wordingOf(rules, version, locale, payer);
    for (const version of versionsOf(rules, payer)) {
      expect(stated(version)?.version).toBe(version);
      expect(stated(version)?.effective).toContain(version);
    }
    for (const version of ['2025-11-01', '2027-02-02', '{legalDay}', '', '__proto__', '1'])
      expect(stated(version)).toBeUndefined();
  });

  it('name the operator of today, and touch no other braces', () => {
    const former = wordingOf(rules, '2027-02-01', 'cs', payer);
    const { brand, operator } = payer;
    expect(former && plainLegalText(former)).toBe(
      [
        `House rules of ${brand}`,
        'Version 2027-02-01.',
        '1. Door',
        `${operator.name} opens at 8, {nobody} at 7.`,
        `– Company ${operator.companyId}\n– VAT id CZ99999994`,
      ].join('\n\n'),
    );
  });

  it('leave out a VAT id that there is not', () => {
    const nobody = { ...payer, operator: { ...payer.operator, vatId: '' } };
    const former = wordingOf(rules, '2027-02-01', 'cs', nobody);
    expect(former && plainLegalText(former)).not.toContain('VAT');
  });
});
