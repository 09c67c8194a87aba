import { pino } from 'pino';
import { expect, it } from 'vitest';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { claimsAmong } from '#domain/content/claims/show-claims.ts';
import { offeringOf } from '#domain/shop/offering.ts';
import { Lane } from '#main/workers/lane.ts';
import type { Workers } from '#main/workers/workers.ts';
import { RenderedArticles } from './rendered-articles.ts';

const facts = {
  locale: 'cs',
  offering: offeringOf(defaultOffering, '1'),
  claims: claimsAmong([]),
} as const;
const article = {
  id: 'clanek',
  language: 'cs',
  title: 'Titulek',
  excerpt: '',
  date: '2026-11-01',
  keywords: [],
  cover: { family: 'curve', values: [] },
  origin: 'operator',
  format: 'markdown',
  content: '['.repeat(199_000),
  sources: [],
} as const;

it('a text whose rendering was broken off is not rendered again, whatever changes around it', async () => {
  const lane = new Lane({ memoryMegabytes: 64, mostMs: 1, mostClockMs: 60_000, mostWaiting: 5 });
  let begun = 0;
  const renderIn: Workers['renderArticle'] = async ({ content }) => {
    begun += 1;
    const given = {
      article: { ...article, content },
      facts: { ...facts, claims: null, shown: [] },
    };
    await lane.run('renderArticle', { ...given, origins: [] });
    throw new Error('It was in time.');
  };
  const rendered = new RenderedArticles([], pino({ level: 'silent' }), renderIn);
  const both = await Promise.all([
    rendered.render(article, facts),
    rendered.render(article, facts),
  ]);
  expect(both).toMatchObject([{ html: '', isLeftOut: true }, { isLeftOut: true }]);
  rendered.forget();
  expect(await rendered.render(article, facts)).toMatchObject({ isLeftOut: true });
  expect(begun).toBe(1);
  await lane.close();
});
