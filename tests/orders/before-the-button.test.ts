import { afterAll, beforeAll, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { WIZARD, fillCart, threePackages, openDetails } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** What has to be said before the order, in this sequence, and the button that makes it (rules 16, 26). */
const said = {
  cs: [
    '14denní lhůty pro odstoupení',
    'Dodané metriky nemusí pocházet',
    `href="${href('terms', 'cs')}"`,
    `href="${href('privacy', 'cs')}"`,
    'legal__total',
    'Objednávka zavazující k platbě',
  ],
  en: [
    '14-day withdrawal period',
    'What we deliver may not come from real, active users',
    `href="${href('terms', 'en')}"`,
    `href="${href('privacy', 'en')}"`,
    'legal__total',
    'Order with obligation to pay',
  ],
};

it.each(locales)('the %s order says at its start how one can pay (rules 26)', async (locale) => {
  const { text } = await shop.visitor(locale).get(WIZARD);
  for (const way of ['Apple Pay', 'Google Pay']) expect(text).toContain(way);
});

it.each(locales)(
  'the %s order says before its last button what the law wants said',
  async (locale) => {
    const visitor = shop.visitor(locale);
    fillCart(visitor, threePackages);
    const { html } = await openDetails(visitor);
    const [, form = ''] = html.replaceAll('\u00a0', ' ').split('<main');
    const places = said[locale].map((words) => form.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);

/** What the folded line asks for, and the third step of How it works (rules 30). */
const wishes = {
  cs: { line: ['tempo', 'region', 'opakování'], step: ['Rychlé nebo přirozené', 'místní nebo'] },
  en: { line: ['pace', 'region', 'repeat'], step: ['Fast or natural', 'local or international'] },
};

it.each(locales)(
  'the %s order says on the line that opens the note what can be asked for there, and keeps it folded',
  async (locale) => {
    const visitor = shop.visitor(locale);
    fillCart(visitor, threePackages);
    const { html } = await openDetails(visitor);
    const [, attributes, line] =
      /<details class="extra"([^>]*)><summary.*?>(.*?)<\/summary>/s.exec(html) ?? [];
    for (const wish of wishes[locale].line) expect(line).toContain(wish);
    expect(attributes).not.toContain('open');
    const { text } = await visitor.get(href('howItWorks', locale));
    for (const said of wishes[locale].step) expect(text.replaceAll('\u00a0', ' ')).toContain(said);
  },
);
