import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { blogWords } from '#web/blog/words.ts';
import { BlogListPage } from './page.tsx';

const nothing = { chosen: { topic: 'safety', page: 1 }, heads: [], pages: 1 } as const;

describe.each(locales)('a topic without articles (%s)', (locale) => {
  const words = blogWords[locale];

  it('says so, and leads back to all of them', () => {
    const html = renderToStaticMarkup(<BlogListPage locale={locale} {...nothing} away={false} />);
    expect(html).toContain(words.emptyTitle);
    expect(html).toMatch(/<a href="\/blog" class="button/);
    expect(html).not.toContain(words.pages.label);
  });

  it('does not say that there are none while some cannot be read', () => {
    const html = renderToStaticMarkup(<BlogListPage locale={locale} {...nothing} away />);
    expect(html).not.toContain(words.emptyTitle);
    expect(html).toContain(words.away.title);
  });
});
