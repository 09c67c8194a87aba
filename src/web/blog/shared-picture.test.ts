import { expect, it } from 'vitest';
import { builtInArticle } from '#tests/stage/articles.ts';
import { sharedPicture } from './addresses.ts';

it.each([
  [[], '/covers/one.png'],
  [['/storage/blog/one.png', '/storage/blog/other.png'], '/storage/blog/one.png'],
])('an article with the pictures %j is shared by %s, with its size', (pictures, address) => {
  const head = { ...builtInArticle('one', { title: 'Jeden' }), pictures };
  expect(sharedPicture(head)).toEqual({ address, width: 1200, height: 630, alt: 'Jeden' });
});
