import { describe, expect, it } from 'vitest';
import { formatDuration } from '#domain/text/period-text.ts';
import { locales } from '#domain/locale.ts';
import { KEPT_DAILY, KEPT_WEEKLY } from '#domain/admin/backup-check.ts';
import { IMPORT_WAITS_DAYS } from '#domain/reviews/import.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { accessibility, privacy } from './wordings.ts';
import {
  type LegalText,
  accessibilitySectionIds,
  plainLegalText,
  privacySectionIds,
} from './legal-text.ts';
import { sampleShop as shop } from '#tests/stage/sample-order.ts';

/** Every file that gives a cookie its name. */
const sources = import.meta.glob<string>(
  ['/src/web/**/*.ts', '!/src/**/*.test.ts', '!**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const cookieNames = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/\bname: '(\w+)',\s*path: /g)].map(([, name = '']) => name),
);

const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => [
    id,
    ...blocks.map((block) =>
      'items' in block ? `${block.kind} ${block.items.length}` : block.kind,
    ),
  ]);

describe.each(locales)('the privacy policy of the edition %s', (locale) => {
  const text = privacy.inForce[locale](shop);
  const plain = plainLegalText(text);

  it('has the sections, blocks and facts of the other edition, in the same sequence', () => {
    expect(text.sections.map(({ id }) => id)).toEqual(privacySectionIds);
    expect(shapeOf(text)).toEqual(shapeOf(privacy.inForce.cs(shop)));
  });

  it('names every cookie that there is', () => {
    expect(new Set(cookieNames).size).toBeGreaterThan(5);
    const cookies = text.sections.find(({ id }) => id === 'cookies')?.blocks ?? [];
    const named = cookies.flatMap((block) =>
      block.kind === 'facts' ? block.items.flatMap(([name]) => name.split(', ')) : [],
    );
    expect(new Set(named)).toEqual(new Set(cookieNames));
  });

  it('says how long each kind of record is kept, as the rules have it', () => {
    const { accountYears, orderPageYears, messageYears, auditYears } = KEPT;
    for (const years of [accountYears, orderPageYears, messageYears, auditYears])
      expect(plain).toContain(formatDuration(locale, years, 'year'));
    const { unpaidOrderDays, notificationDays, cartDays, webhookDays, apiCallDays } = KEPT;
    for (const days of [unpaidOrderDays, notificationDays, cartDays, webhookDays, apiCallDays])
      expect(plain).toContain(formatDuration(locale, days, 'day'));
    expect(plain).toContain(formatDuration(locale, IMPORT_WAITS_DAYS, 'day'));
    expect(plain).toContain(formatDuration(locale, KEPT.countMonths, 'month'));
    expect(plain).toContain(formatDuration(locale, KEPT.withdrawalDraftHours, 'hour'));
  });

  it('says for how many days and weeks backups are kept', () => {
    const stated = {
      cs: `${KEPT_DAILY} dní a po jedné z ${KEPT_WEEKLY} předchozích týdnů`,
      en: `${KEPT_DAILY} days and one from each of the ${KEPT_WEEKLY} weeks before them`,
    };
    expect(plain.replaceAll('\u00a0', ' ')).toContain(stated[locale]);
  });

  it('lets consent alone publish a review, and says that it can be taken back', () => {
    const stated = {
      cs: /písm\. a\) GDPR\), který můžete kdykoli odvolat/,
      en: /\(a\) GDPR\), which you can withdraw at any time/,
    };
    expect(plain.replaceAll('\u00a0', ' ')).toMatch(stated[locale]);
  });

  it('names who receives data, the operator and the authority', () => {
    const { name, companyId, address } = shop.operator;
    for (const stated of [
      name,
      companyId,
      address,
      shop.supportMail,
      'Stripe',
      'ARES',
      'uoou.gov.cz',
    ])
      expect(plain).toContain(stated);
  });

  it('carries its version', () => {
    expect(text.version).toBe(shop.legalDay);
    expect(text.effective).toContain(shop.legalDay);
  });
});

it.each(locales)(
  'the accessibility statement of the edition %s matches the other one',
  (locale) => {
    const text = accessibility[locale](shop);
    expect(text.sections.map(({ id }) => id)).toEqual(accessibilitySectionIds);
    expect(shapeOf(text)).toEqual(shapeOf(accessibility.cs(shop)));
    expect(plainLegalText(text)).toContain(shop.supportMail);
  },
);
