import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { upcomingPlatformIds } from '#domain/catalogue/price-list.ts';
import { formatCountOf, serviceText } from './catalogue-text.ts';
import { catalogueTexts } from './package-name.ts';
import { catalogue } from '#tests/stage/offering.ts';

const sold = catalogue.platforms.flatMap((platform) => platform.services);

describe.each(locales)('the catalogue texts of the edition %s', (locale) => {
  const text = catalogueTexts[locale];

  it.each(sold.map((service) => [service.platform, service.id] as const))(
    'has gains for a teaser, needs, exclusions and whole sentences for %s %s',
    (platform, service) => {
      const found = serviceText(text, platform, service);
      const { benefits, needs, excluded } = found;
      expect(benefits.length).toBeGreaterThanOrEqual(4);
      expect(Math.min(needs.length, excluded.length)).toBeGreaterThanOrEqual(1);
      const lines = [...benefits, ...needs, ...excluded];
      expect(lines.length).toBeLessThanOrEqual(10);
      expect(new Set(lines).size).toBe(lines.length);
      expect(found.lead).toMatch(/^\p{Lu}.+\.$/u);
      expect(found.description).toMatch(/^\p{Lu}.+24.+\.$/u);
      expect(found.name).toContain(text.platforms[platform].name);
    },
  );

  it('promises an early start only to those who ask for it (rules 16)', () => {
    for (const { platform, id } of sold) {
      const { benefits, description } = serviceText(text, platform, id);
      for (const stated of [...benefits, description].filter((words) => words.includes('24'))) {
        expect(stated).toMatch(/požádáte[-\u2011]li|if you ask/i);
      }
    }
  });

  it('lists among what one gets no condition and no exclusion (rules 39)', () => {
    const benefits = sold.flatMap(({ platform, id }) => serviceText(text, platform, id).benefits);
    expect(benefits.join()).not.toMatch(
      /součástí nejsou|potřebujeme|musí|not included|we need|must/i,
    );
  });

  it('repeats no lead and no description, so that each service says something of its own', () => {
    const texts = sold.map((service) => serviceText(text, service.platform, service.id));
    expect(new Set(texts.map((found) => found.lead)).size).toBe(texts.length);
    expect(new Set(texts.map((found) => found.description)).size).toBe(texts.length);
  });

  it('announces the platforms that are not sold yet', () => {
    for (const id of upcomingPlatformIds)
      expect(text.upcoming[id].comingSoon).toContain(text.upcoming[id].name);
  });

  it('claims nothing that the terms take back', () => {
    expect(JSON.stringify(text)).not.toMatch(
      /100\s?%|skuteční uživatelé|reální|bez rizika|bezpečn|risk-free|\bsafe\b|genuine|real users/i,
    );
  });
});

describe('serviceText', () => {
  it('refuses a service that the platform does not sell', () => {
    expect(() => serviceText(catalogueTexts.cs, 'facebook', 'views')).toThrow('facebook/views');
  });

  it('declines the Czech noun together with its platform', () => {
    const { fullNoun, noun } = serviceText(catalogueTexts.cs, 'instagram', 'followers');
    expect(formatCountOf('cs', 10_000, fullNoun)).toBe('10.000\u00a0sledujících na Instagramu');
    expect(formatCountOf('cs', 3, noun)).toBe('3\u00a0sledující');
  });

  it('puts the English platform before the noun', () => {
    const { fullNoun } = serviceText(catalogueTexts.en, 'youtube', 'subscribers');
    expect(formatCountOf('en', 250, fullNoun)).toBe('250\u00a0YouTube subscribers');
  });
});
