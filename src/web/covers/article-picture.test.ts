import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ArticleHead } from '#domain/content/articles/article.ts';
import { ArticlePicture } from './cover.tsx';
import { withPictures } from './with-pictures.ts';

const origins = { cs: 'https://vzlet.cz', en: 'https://en.vzlet.cz' };

function headOf(imageUrl?: string): ArticleHead {
  return {
    id: 'one',
    language: 'cs',
    title: 'Jeden',
    excerpt: '',
    date: '2026-11-23',
    keywords: [],
    cover: { family: 'bars', values: [1, 2, 3, 4] },
    ...(imageUrl === undefined ? {} : { imageUrl }),
  };
}

/** The pictures of an article that names one, where the storage has these. */
async function picturesOf(imageUrl: string | undefined, stored: string[]) {
  const storedPictures = async () => new Set(stored);
  const shop = { origins } as Parameters<typeof withPictures>[0]['shop'];
  const [head] = await withPictures({ shop, storedPictures }, [headOf(imageUrl)]);
  return head?.pictures;
}

describe('the pictures of an article', () => {
  it('are those that the storage has: its own, then the one that it names', async () => {
    const own = '/storage/blog/one.png';
    const named = '/storage/blog/other.png';
    expect(await picturesOf(undefined, ['one', 'other'])).toEqual([own]);
    expect(await picturesOf(named, ['one', 'other'])).toEqual([own, named]);
    expect(await picturesOf(named, ['other'])).toEqual([named]);
    expect(await picturesOf(own, ['one'])).toEqual([own]);
    expect(await picturesOf(own, [])).toEqual([]);
  });

  it('are named with the origin of either edition as well', async () => {
    for (const origin of Object.values(origins)) {
      const found = await picturesOf(`${origin}/storage/blog/other.png`, ['other']);
      expect(found).toEqual(['/storage/blog/other.png']);
    }
  });

  it.each([
    'https://elsewhere.example/storage/blog/other.png',
    '//elsewhere.example/storage/blog/other.png',
    'https://vzlet.cz.elsewhere.example/storage/blog/other.png',
    'https://vzlet.cz@elsewhere.example/storage/blog/other.png',
    'http://vzlet.cz/storage/blog/other.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '/storage/blog/../invoices/other.png',
    '/storage/invoices/other.png',
    '/storage/blog/other.svg',
    'https://',
    '',
  ])('are never those of strangers, nor other files: %j', async (imageUrl) => {
    expect(await picturesOf(imageUrl, ['other', 'one/other'])).toEqual([]);
  });
});

describe('how the picture of an article is drawn', () => {
  const draw = (pictures?: string[]) =>
    renderToStaticMarkup(createElement(ArticlePicture, { head: { ...headOf(), pictures } }));

  it('is its cover, and no request, where nothing is stored', () => {
    expect(draw()).toMatch(/^<svg class="cover /);
    expect(draw([])).toBe(draw());
  });

  it('is the first stored one over its cover, with the others in reserve', () => {
    const drawn = draw(['/a.png', '/b.png', '/c.png']);
    expect(drawn).toMatch(/^<span class="article-picture"><svg class="cover .*<\/svg><img /);
    expect(drawn).toContain('src="/a.png"');
    expect(drawn).toContain('data-next="/b.png /c.png"');
    expect(drawn).toContain('alt=""');
  });
});
