import type { Page } from 'playwright-core';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { workLists } from '#domain/admin/work-list.ts';
import { query } from '#tests/stage/books.ts';
import { operatorReviewScreens } from './screens-operator-reviews.ts';
import { type OpenSection, openInside, plain } from './section-stage.ts';
import { actionButton } from './section.ts';

/** Chooses the first orders of the list and an act, and goes on to what it would do. */
async function choose(page: Page, act: string, count = 3): Promise<void> {
  const boxes = page.locator('input[type="checkbox"][name="n"]');
  for (let place = 0; place < count; place += 1) await boxes.nth(place).check();
  await page.locator('[name="act"]').selectOption(act);
}

const dryRun =
  (act: string): OpenSection =>
  async (page, stage) => {
    await plain('operatorOrders')(page, stage);
    await choose(page, act, 7);
    await page.locator('.bulk-bar button').click();
    await page.locator('.bulk table').waitFor();
  };

const queue =
  (name: string): OpenSection =>
  (page, stage) =>
    openInside(page, stage, adminHref('operatorQueue', { queue: name }));

const newOrderErrors: OpenSection = async (page, stage) => {
  await plain('operatorNewOrder')(page, stage);
  await page.locator('.new-order__form .button--primary').click();
  await page.locator('.error-summary').waitFor();
};

/** What was typed comes back after the session had ended; here the proof was too old. */
const kept: OpenSection = async (page, stage) => {
  const { shop, me } = stage;
  await plain('operatorNewOrder')(page, stage);
  await page.locator('[name="name"]').fill('Božena Němcová');
  await page.locator('[name="email"]').fill('bozena.nemcova@example.com');
  await query(shop, `update sessions set proved_at = now() - interval '1 hour' where id = $1`, [
    me.sessionId,
  ]);
  await page.locator('.new-order__form .button--primary').click();
  await page.waitForURL('**/ad/proof**');
  await query(shop, 'update sessions set proved_at = now() where id = $1', [me.sessionId]);
  await page.goto(shop.services.shop.origins.cs + adminHref('operatorNewOrder'));
};

/** Codes with the longest words that a list can have. */
async function addCodes({ shop }: Parameters<OpenSection>[1]): Promise<void> {
  await query(
    shop,
    `insert into discount_codes (code, percent, amount, most_uses, most_per_customer, least, platform, edition, note)
     values ('NEJDELSI-KOD-2026-123456', 20, null, 100, 1, 50000, 'instagram', 'en', 'Pro věrné zákazníky'),
       ('STOVKA', null, 10000, 0, null, null, null, null, '') on conflict do nothing`,
  );
}

/** What the section shows before the first order. */
export const emptyScreens = {
  'empty reviews': plain('operatorReviews'),
  'empty start': plain('operator'),
  'empty orders': plain('operatorOrders'),
  'empty queue': (page: Page, stage: Parameters<typeof openInside>[1]) =>
    openInside(page, stage, adminHref('operatorQueue', { queue: 'to-start' })),
  'empty takings': (page: Page, stage: Parameters<typeof openInside>[1]) =>
    openInside(page, stage, adminHref('operatorFigure', { figure: 'takings' })),
};

/** The lists of the section, and what is done to many orders at once. */
export const listScreens: Record<string, OpenSection> = {
  ...operatorReviewScreens,
  start: plain('operator'),
  emails: plain('operatorEmails'),
  duties: plain('operatorDuties'),
  legal: plain('operatorLegal'),
  'generator of articles': plain('operatorArticleGenerator'),
  'generator of pictures': plain('operatorImageGenerator'),
  'generator of reviews': plain('operatorReviewGenerator'),
  orders: plain('operatorOrders'),
  'orders filtered': plain('operatorOrders', { q: 'jan', pay: 'paid', sort: 'total' }),
  'figures of orders': plain('operatorFigures', { subject: 'orders' }),
  'figures of visits, wrong day': plain('operatorFigures', { from: '2026-99-99' }),
  'orders no hit': plain('operatorOrders', { q: 'nikdo takový' }),
  'orders wrong filter': plain('operatorOrders', { min: 'deset', from: '2026-99-99' }),
  'orders chosen': async (page, stage) => {
    await plain('operatorOrders')(page, stage);
    await choose(page, 'note', 5);
  },
  views: plain('operatorViews'),
  'view refused': async (page, stage) => {
    await plain('operatorViews')(page, stage);
    await page.locator('.views__rename [name="name"]').first().fill('');
    await page.locator('.views__rename button').first().click();
    await page.locator('.field__error').waitFor();
  },
  'bulk begin': dryRun('begin'),
  'bulk hold': dryRun('hold'),
  'bulk complete': dryRun('complete'),
  'bulk nothing chosen': async (page, stage) => {
    const address = withQuery(adminHref('operatorBulk'), { act: 'begin', list: '' });
    await openInside(page, stage, address);
  },
  'bulk result': async (page, stage) => {
    await dryRun('note')(page, stage);
    await page.locator('.bulk__confirm textarea').fill('Zavolat zákazníkovi.');
    await page.locator('.bulk__confirm button').click();
    await page.locator('.notice--success').waitFor();
  },
  'new order': plain('operatorNewOrder'),
  'new order errors': newOrderErrors,
  'new order kept': kept,
  'discount codes': async (page, stage) => {
    await addCodes(stage);
    await plain('operatorDiscountCodes')(page, stage);
  },
  'new discount code errors': async (page, stage) => {
    await plain('operatorNewDiscountCode')(page, stage);
    await page.locator('.new-order__form button').click();
    await page.locator('.error-summary').waitFor();
  },
  'discount code': async (page, stage) => {
    await addCodes(stage);
    await plain('operatorDiscountCodes')(page, stage);
    await page.locator('tbody a').first().click();
    await page.locator('.new-order__form').waitFor();
  },
  ...Object.fromEntries(workLists.map((name) => [`queue ${name}`, queue(name)])),
  takings: (page, stage) =>
    openInside(page, stage, adminHref('operatorFigure', { figure: 'takings' })),
  funnel: (page, stage) =>
    openInside(page, stage, adminHref('operatorFigure', { figure: 'funnel' })),
  'people data': async (page, stage) => {
    await plain('operatorData')(page, stage);
    await page.locator('[name="email"]').fill('nikdo.takovy@example.com');
    await page.locator('form:has([name="email"]) button').first().click();
    await page.locator('#data-person').waitFor();
  },
  'token made': async (page, stage) => {
    await plain('operatorTokens')(page, stage);
    await page.locator('[name="name"]').fill('Sklad a expedice');
    await page.locator('[name="scope"]').first().check();
    await actionButton(page, 'make').click();
    await page.locator('.tokens__secret').waitFor();
  },
  'token refused': async (page, stage) => {
    await plain('operatorTokens')(page, stage);
    await actionButton(page, 'make').click();
    await page.locator('.field__error').first().waitFor();
  },
  log: plain('operatorAudit'),
  'log without a hit': plain('operatorAudit', { order: '999999' }),
};
