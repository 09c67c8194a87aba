import type { Duty } from '#domain/legal/duty.ts';
import type { PerLocale } from '#domain/locale.ts';

/** Where each duty of the shop comes from. */
export const dutyLaws: Record<Duty, PerLocale<string>> = {
  identity: {
    cs: '§\u00a0435, §\u00a01811 a\u00a0§\u00a01820 občanského zákoníku',
    en: 'Sections 435, 1811 and 1820 of the Civil Code',
  },
  approval: {
    cs: 'smlouva s\u00a0poskytovatelem plateb',
    en: 'contract with the payment provider',
  },
  checkout: { cs: '§\u00a05 zákona 634/1992\u00a0Sb.', en: 'Section 5 of Act 634/1992' },
  emails: {
    cs: '§\u00a01827 odst.\u00a02 občanského zákoníku',
    en: 'Section 1827(2) of the Civil Code',
  },
  'legal-button': { cs: '§\u00a01826a občanského zákoníku', en: 'Section 1826a of the Civil Code' },
  'start-choice': {
    cs: '§\u00a01823, §\u00a01829 odst.\u00a02 a\u00a0§\u00a01837 písm.\u00a0a) občanského zákoníku',
    en: 'Sections 1823, 1829(2) and 1837(a) of the Civil Code',
  },
  delivered: {
    cs: '§\u00a04 a\u00a0§\u00a05a zákona 634/1992\u00a0Sb.',
    en: 'Sections 4 and 5a of Act 634/1992',
  },
  withdrawal: { cs: '§\u00a01830a občanského zákoníku', en: 'Section 1830a of the Civil Code' },
  terms: {
    cs: '§\u00a01751 a\u00a0§\u00a01820 občanského zákoníku',
    en: 'Sections 1751 and 1820 of the Civil Code',
  },
  disputes: { cs: '§\u00a014 zákona 634/1992\u00a0Sb.', en: 'Section 14 of Act 634/1992' },
  privacy: { cs: 'čl.\u00a013 GDPR', en: 'Art. 13 GDPR' },
  cookies: {
    cs: '§\u00a089 odst.\u00a03 zákona 127/2005\u00a0Sb.',
    en: 'Section 89(3) of Act 127/2005',
  },
  accessibility: { cs: 'zákon 424/2023\u00a0Sb.', en: 'Act 424/2023' },
  claims: {
    cs: '§\u00a05 a\u00a0§\u00a05c zákona 634/1992\u00a0Sb.',
    en: 'Sections 5 and 5c of Act 634/1992',
  },
  'review-origins': {
    cs: '§\u00a05a odst.\u00a05 a\u00a0příloha č.\u00a01 zákona 634/1992\u00a0Sb.',
    en: 'Section 5a(5) and annex 1 of Act 634/1992',
  },
  'review-checks': {
    cs: '§\u00a05a odst.\u00a05 zákona 634/1992\u00a0Sb.',
    en: 'Section 5a(5) of Act 634/1992',
  },
  'generated-texts': {
    cs: 'čl.\u00a050 odst.\u00a04 nařízení (EU) 2024/1689',
    en: 'Art. 50(4) of Regulation (EU) 2024/1689',
  },
  'lowest-price': {
    cs: '§\u00a012a zákona 634/1992\u00a0Sb.',
    en: 'Section 12a of Act 634/1992',
  },
  complaints: {
    cs: '§\u00a019 odst.\u00a03 zákona 634/1992\u00a0Sb.',
    en: 'Section 19(3) of Act 634/1992',
  },
  'withdrawals-settled': {
    cs: '§\u00a01832 občanského zákoníku',
    en: 'Section 1832 of the Civil Code',
  },
  'data-requests': {
    cs: 'čl.\u00a012 odst.\u00a03 a\u00a0čl.\u00a017 GDPR',
    en: 'Art. 12(3) and 17 GDPR',
  },
  retention: { cs: 'čl.\u00a05 odst.\u00a01 písm.\u00a0e) GDPR', en: 'Art. 5(1)(e) GDPR' },
  backup: { cs: 'čl.\u00a032 odst.\u00a01 písm.\u00a0c) GDPR', en: 'Art. 32(1)(c) GDPR' },
  'what-is-delivered': {
    cs: '§\u00a04 a\u00a0§\u00a05 zákona 634/1992\u00a0Sb., příloha I bod 23c směrnice 2005/29/ES',
    en: 'Sections 4 and 5 of Act 634/1992, annex I point 23c of Directive 2005/29/EC',
  },
  supplier: { cs: 'čl.\u00a028 a\u00a044 GDPR', en: 'Art. 28 and 44 GDPR' },
  countries: {
    cs: 'právo zemí, kam se prodává; v\u00a0USA 16\u00a0CFR 465.8',
    en: 'the law of the countries served; in the USA 16 CFR 465.8',
  },
  'refused-customers': { cs: '§\u00a04 zákona 634/1992\u00a0Sb.', en: 'Section 4 of Act 634/1992' },
  licence: { cs: 'zákon 455/1991\u00a0Sb.', en: 'Act 455/1991' },
  taxes: { cs: 'zákon 235/2004\u00a0Sb.', en: 'Act 235/2004' },
  'texts-reviewed': {
    cs: '§\u00a01820 občanského zákoníku, rozsudek Soudního dvora C\u201197/22',
    en: 'Section 1820 of the Civil Code, judgment of the Court of Justice C\u201197/22',
  },
  processors: { cs: 'čl.\u00a028 a\u00a030 GDPR', en: 'Art. 28 and 30 GDPR' },
  'people-instructed': { cs: 'čl.\u00a029 a\u00a032 GDPR', en: 'Art. 29 and 32 GDPR' },
  mailboxes: { cs: 'čl.\u00a05 odst.\u00a01 písm.\u00a0e) GDPR', en: 'Art. 5(1)(e) GDPR' },
  'mailbox-read': {
    cs: '§\u00a019 zákona 634/1992\u00a0Sb., §\u00a01831 občanského zákoníku, čl.\u00a012 odst.\u00a03 GDPR',
    en: 'Section 19 of Act 634/1992, section 1831 of the Civil Code, Art. 12(3) GDPR',
  },
  downloads: { cs: 'čl.\u00a05 odst.\u00a01 písm.\u00a0e) GDPR', en: 'Art. 5(1)(e) GDPR' },
  'press-leave': { cs: '§\u00a05 zákona 634/1992\u00a0Sb.', en: 'Section 5 of Act 634/1992' },
  'micro-enterprise': { cs: 'zákon 424/2023\u00a0Sb.', en: 'Act 424/2023' },
  'accessibility-authority': { cs: 'zákon 424/2023\u00a0Sb.', en: 'Act 424/2023' },
};
