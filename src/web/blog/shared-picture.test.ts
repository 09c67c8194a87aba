import { expect, it } from 'vitest';
import { builtInArticle } from '#tests/stage/articles.ts';
import { sharedPicture } from './addresses.ts';

it('an article is shared by its picture, with the size that is painted', () => {
  expect(sharedPicture(builtInArticle('one', { title: 'Jeden' }))).toEqual({
    address: '/storage/blog/one.png',
    width: 1200,
    height: 630,
    alt: 'Jeden',
  });
});
