import { expect, test } from 'vitest';
import { isArticleId } from './article-id.ts';
import { slugOf } from './slug-of.ts';

test.each([
  ['Jak získat sledující na Instagramu?', 'jak-ziskat-sledujici-na-instagramu'],
  ['  Žluťoučký kůň — příšerně úpěl!  ', 'zlutoucky-kun-priserne-upel'],
  ["Don't buy what you can't use", 'dont-buy-what-you-cant-use'],
  ['Straße & Œuvre, Łódź', 'strasse-and-oeuvre-lodz'],
  ['10.000 lajků', '10-000-lajku'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['Путин 😀', ''],
  ['', ''],
])('the slug of „%s“ is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title is cut between words, and a long word somewhere', () => {
  const slug = slugOf('slovo '.repeat(100));
  expect(slug).toMatch(/^slovo(-slovo)+$/);
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(isArticleId(slugOf('a'.repeat(5000)))).toBe(true);
});
