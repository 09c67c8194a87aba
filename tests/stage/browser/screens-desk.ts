import type { Page } from 'playwright-core';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { query } from '#tests/stage/books.ts';
import { type OpenSection, atAdmin, numberOf, openInside, orderOf } from './section-stage.ts';
import { actionButton } from './section.ts';

const moneyBack =
  (called: string, asked: Record<string, string> = {}): OpenSection =>
  (page, stage) => {
    const address = adminHref('operatorMoneyBack', numberOf(stage, called));
    const isAsked = Object.keys(asked).length > 0;
    return openInside(page, stage, isAsked ? withQuery(address, asked) : address);
  };

const afterSales =
  (called: string): OpenSection =>
  (page, stage) =>
    openInside(page, stage, adminHref('operatorAfterSales', numberOf(stage, called)));

/** Presses a button of one of several forms of a page, by what the form is called there. */
async function press(page: Page, form: string, button = 'button'): Promise<void> {
  await page.locator(`form:has(input[name="form"][value="${form}"]) ${button}`).last().click();
}

/** The first e-mail of an order that is stored. */
const email =
  (called: string): OpenSection =>
  async (page, stage) => {
    const { shop } = stage;
    const [row] = await query<{ id: string }>(
      shop,
      `select id from emails where order_id = $1 and kind like 'order-paid%' order by enqueued_at, kind limit 1`,
      [orderOf(stage, called).id],
    );
    const params = { ...numberOf(stage, called), email: row?.id ?? '' };
    await openInside(page, stage, adminHref('operatorEmail', params));
  };

const complaint: OpenSection = async (page, stage) => {
  await afterSales('complaint')(page, stage);
  await page.locator('input[name="outcome"]').first().check();
  await page.locator('textarea[name="answer"]').fill('Omlouváme se.\nChybějící lajky doplníme.');
  await page.locator('form:has(textarea[name="answer"]) button').click();
  await page.locator('.after-sales__email').waitFor();
};

const released: OpenSection = async (page, stage) => {
  await afterSales('withdrawn')(page, stage);
  await page.locator('details:has([name="how"]) > summary').click();
  await page.locator('textarea[name="note"]').fill('Rozmyslela si to, volala.');
  await actionButton(page, 'released').click();
  await page.locator('.after-sales__email').waitFor();
};

/** A declaration that fitted no order, and what follows where it is tied to one. */
const tied: OpenSection = async (page, stage) => {
  const id = '7b1f3f6e-0d4b-4a59-9a53-0f3f5f1c2d10';
  await query(
    stage.shop,
    `insert into withdrawals (id, locale, name, order_number, email, part, reason, declared_at, order_id, outcome)
     values ($1, 'cs', 'Petra Šímová', '1000255', 'petra.simova@example.com', '', 'Rozmyslela jsem si to.', now(), null, 'unknown')
     on conflict do nothing`,
    [id],
  );
  await openInside(page, stage, adminHref('operatorWithdrawal', { withdrawal: id }));
  await actionButton(page, 'tie').first().click();
  await page.locator('input[name="previewed"]').waitFor({ state: 'attached' });
};

const held: OpenSection = async (page, stage) => {
  await atAdmin('english')(page, stage);
  await page.locator('details:has(input[value="hold-0"]) > summary').click();
  const form = page.locator('form:has(input[value="hold-0"])');
  await form.locator('[name="reason"]').selectOption('target-missing');
  await form.locator('[name="text"]').fill('We cannot find this channel. Please send us its link.');
  await form.locator('button').click();
  await form.locator('input[name="previewed"]').waitFor({ state: 'attached' });
};

const customerPage =
  (called: string): OpenSection =>
  (page, stage) =>
    openInside(page, stage, adminHref('operatorCustomerPage', numberOf(stage, called)));

/** One order, and what is done to it. The last ones change the shop. */
export const adminScreens: Record<string, OpenSection> = {
  'desk paid': atAdmin('new'),
  'desk delivering': atAdmin('delivering'),
  'desk wrong count': async (page, stage) => {
    await atAdmin('delivering')(page, stage);
    const form = page.locator('form:has(input[value="move-0"])');
    await form.locator('[name="delivered"]').fill('pět');
    await form.locator('button').first().click();
    await page.locator('.field__error').first().waitFor();
  },
  'desk no link': atAdmin('waits-post'),
  'desk waits': atAdmin('waits-days'),
  'desk held': atAdmin('held'),
  'desk late': atAdmin('late'),
  'desk completed': atAdmin('ordinary-3'),
  'desk refunded': atAdmin('returned'),
  'desk refunded in part': atAdmin('partly'),
  'desk canceled': atAdmin('canceled'),
  'desk disputed': atAdmin('disputed'),
  'desk unclear': atAdmin('unclear'),
  'desk withdrawn': atAdmin('withdrawn'),
  'desk transfer': atAdmin('transfer'),
  'desk free': atAdmin('free'),
  'desk unpaid': atAdmin('unpaid'),
  'desk expired': atAdmin('expired'),
  'desk refused e-mail': atAdmin('refused'),
  'desk hold previewed': held,
  'customer page': customerPage('new'),
  'customer page late': customerPage('late'),
  'customer page held': customerPage('held'),
  'customer page completed': customerPage('ordinary-3'),
  'money back': moneyBack('late'),
  'money back chosen': moneyBack('late', { preset: 'undelivered', reason: 'agreement' }),
  'money back whole': moneyBack('new', { preset: 'whole', reason: 'agreement' }),
  'money back unclear': moneyBack('unclear'),
  'money back refused': async (page, stage) => {
    await moneyBack('late', { sum: '99999' })(page, stage);
    await page.locator('.money-back__form .button').last().click();
    await page.locator('.error-summary').waitFor();
  },
  'money back by hand': moneyBack('transfer', { preset: 'whole' }),
  'money back again': moneyBack('partly'),
  'money back nothing left': moneyBack('returned'),
  'money back disputed': moneyBack('disputed'),
  'care complaint': afterSales('complaint'),
  'care complaint previewed': complaint,
  'care complaint refused': async (page, stage) => {
    await afterSales('complaint')(page, stage);
    await page.locator('form:has(textarea[name="answer"]) button').click();
    await page.locator('.field__error').first().waitFor();
  },
  'care refill': afterSales('refill'),
  'care refill refused': async (page, stage) => {
    await afterSales('refill')(page, stage);
    await page.locator('.after-sales__more > summary').click();
    await page.locator('.after-sales__more button').click();
    await page.locator('.after-sales__more .field__error').waitFor();
  },
  'care withdrawal': afterSales('withdrawn'),
  'care withdrawal released': released,
  'withdrawal tied': tied,
  'care dispute': afterSales('disputed'),
  'care nothing': afterSales('new'),
  'e-mail': email('delivering'),
  'e-mail refused': email('refused'),
  'e-mail wrong address': async (page, stage) => {
    await email('delivering')(page, stage);
    await page.locator('[name="to"]').fill('nikam');
    await page.locator('form:has([name="to"]) button').click();
    await page.locator('.field__error').waitFor();
  },
  'undo bar': async (page, stage) => {
    await atAdmin('delivering')(page, stage);
    await press(page, 'move-all');
    // Little is reported, so it is asked once.
    await page.locator('input[value="whole-sure"]').waitFor({ state: 'attached' });
    await press(page, 'move-all');
    await page.locator('.undo__row').waitFor();
  },
};
