import { expect, it } from 'vitest';
import { keywordStems } from '#content/writing/keyword-stems.ts';
import { subjectOf } from '#domain/writing/subject.ts';

const subject = (keyword: string, language: 'cs' | 'en') =>
  subjectOf(keyword, keywordStems[language], {
    language,
    names: ['Instagram', 'TikTok', 'YouTube', 'Facebook'],
    amounts: [1000],
    fallback: 'numbers',
  });

it.each([
  ['cs', '1 000 sledujících', true],
  ['cs', 'dosah příspěvků', true],
  ['en', 'tiktok likes price', true],
  ['en', 'instagram reels', true],
  ['cs', 'kvantová chromodynamika', false],
  ['cs', 'Kaktus v květináči', false],
  ['en', 'quantum chromodynamics', false],
  ['en', 'cactus soil', false],
] as const)('in %s %j is a subject of the shop: %s', (language, keyword, isOurs) => {
  expect(subject(keyword, language).isOurs).toBe(isOurs);
});

it.each([
  ['en', 'tiktok likes price', 'TikTok likes price'],
  ['cs', 'jak na instagramu a youtubu', 'jak na Instagramu a YouTubu'],
  ['cs', 'FACEBOOK bez mýtů', 'Facebook bez mýtů'],
  ['en', 'how youtubers work', 'how youtubers work'],
] as const)(
  'in %s networks are written as they write themselves: %j',
  (language, input, stated) => {
    expect(subject(input, language).spoken).toBe(stated);
  },
);
