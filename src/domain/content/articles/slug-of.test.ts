import { expect, test } from 'vitest';
import { isArticleId } from './article.ts';
import { slugOf } from './slugs.ts';

test.each([
  ['Jak získat sledující na Instagramu?', 'jak-ziskat-sledujici-na-instagramu'],
  ['  Žluťoučký kůň — příšerně úpěl!  ', 'zlutoucky-kun-priserne-upel'],
  ["Don't buy what you can't use", 'dont-buy-what-you-cant-use'],
  ['5 tipů & triků', '5-tipu-a-triku'],
  ['Straße & Œuvre, Łódź', 'strasse-a-oeuvre-lodz'],
  ['ﬁnance a ﬂotila', 'finance-a-flotila'],
  ['Col·lecció, coŀlecció', 'colleccio-colleccio'],
  ['Ｉｎｓｔａ\u3000２０２７', 'insta-2027'],
  ['Øre, Þór, Đorđe, Æsop, ŉ, Ĳ', 'ore-thor-dorde-aesop-n-ij'],
  ['2026–2027 „O’Neill“', '2026-2027-oneill'],
  ['ko\u00adsmo\u200bs', 'kosmos'],
  ['Реклама в Instagramu', 'reklama-v-instagramu'],
  ['გიორგი', 'giorgi'],
  ['Қайрат', 'qairat'],
  ['Ελλάδα', 'ellada'],
  ['10.000 lajků', '10-000-lajku'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['😀 ❤️‍🔥', ''],
  ['', ''],
])('the slug of „%s“ is %s', (title, slug) => {
  expect(slugOf(title, 'cs')).toBe(slug);
});

test('an English title has an English and', () => {
  expect(slugOf('Tips & tricks', 'en')).toBe('tips-and-tricks');
});

test('a long title is cut between words, and a long word somewhere', () => {
  const slug = slugOf('slovo '.repeat(100), 'cs');
  expect(slug).toMatch(/^slovo(-slovo)+$/);
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(isArticleId(slugOf('a'.repeat(5000), 'en'))).toBe(true);
});
