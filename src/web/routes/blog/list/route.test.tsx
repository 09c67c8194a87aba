import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import { wordsOf } from '#messages/words.ts';
import { LanguageContext } from '#web/words.ts';
import { BlogListPage } from './route.tsx';

const nothing = { chosen: { topic: 'safety', page: 1 }, heads: [], pages: 1 } as const;

const drawn = (locale: Locale, away: boolean) =>
  renderToStaticMarkup(
    <LanguageContext value={locale}>
      <BlogListPage {...nothing} away={away} />
    </LanguageContext>,
  );

describe.each(locales)('a topic without articles (%s)', (locale) => {
  const words = wordsOf(locale).blog;

  it('says so, and leads back to all of them', () => {
    const html = drawn(locale, false);
    expect(html).toContain(words.emptyTitle);
    expect(html).toMatch(/<a href="\/blog" class="button/);
    expect(html).not.toContain(words.pages.label);
  });

  it('does not say that there are none while some cannot be read', () => {
    const html = drawn(locale, true);
    expect(html).not.toContain(words.emptyTitle);
    expect(html).toContain(words.away.title);
  });
});
