import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { adminHref, href, withQuery } from '#domain/addresses.ts';
import { firstLink } from '#tests/stage/doors.ts';
import { query } from '#tests/stage/books.ts';
import { type SigningIn, signIn } from '#tests/stage/operator.ts';
import { storeReceiver } from '#tests/stage/webhooks.ts';
import type { Stage } from './stage.ts';
import { actionButton } from './section.ts';

type Open = (page: Page, stage: Stage) => Promise<unknown>;

/** A page of the section, which has one origin whatever its language (rules 42). */
function goTo(page: Page, { shop }: Stage, path: string): Promise<unknown> {
  return page.goto(shop.services.shop.origins.cs + path);
}

/** A door that is open to everybody, in the language of the stage. */
const atSignIn =
  (path: string): Open =>
  (page, stage) =>
    goTo(page, stage, withQuery(path, { language: stage.locale }));

/** Lets the browser be somebody who is signed in, as far as the stage of the session says. */
async function enter(page: Page, { shop, locale }: Stage, how: SigningIn = {}): Promise<void> {
  const { cookie } = await signIn(shop, { language: locale, ...how });
  await page.context().addCookies([{ ...cookie, url: shop.services.shop.origins.cs }]);
}

const inside =
  (path: string, how: SigningIn = {}): Open =>
  async (page, stage) => {
    await enter(page, stage, how);
    await goTo(page, stage, path);
  };

/** The first person's link needs a shop without anybody; everybody comes back afterwards. */
const atFirstLink: Open = async (page, stage) => {
  await query(stage.shop, 'update operators set removed_at = now() where removed_at is null');
  await goTo(page, stage, withQuery(await firstLink(stage.shop), { language: stage.locale }));
};

/** Announces a change of the terms. */
async function giveNotice(page: Page, stage: Stage): Promise<void> {
  await inside(adminHref('operatorLegalTexts'))(page, stage);
  await page.locator('[name="whatCs"]').fill('Dodáváme **dřív**.\n\n- o den');
  await page.locator('[name="whatEn"]').fill('We deliver **sooner**.\n\n- by a day');
  await actionButton(page, 'publish').click();
  await page.locator('.notice--success').waitFor();
}

/** What the operator's section shows. */
export const operatorScreens: Record<string, Open> = {
  'operator sign-in': atSignIn(adminHref('operatorSignIn')),
  'operator sign-in refused': async (page, stage) => {
    await atSignIn(adminHref('operatorSignIn'))(page, stage);
    await page.locator('[name="email"]').fill('nikdo@example.com');
    await page.locator('form.fields button').click();
    await page.locator('.notice--error').waitFor();
  },
  'operator code': inside(adminHref('operatorCode'), { stage: 'code' }),
  'operator authenticator': inside(adminHref('operatorEnrolment'), { stage: 'enrolment' }),
  'operator first link': atFirstLink,
  'operator first link errors': async (page, stage) => {
    await atFirstLink(page, stage);
    await page.locator('form.fields button').click();
    await page.locator('.error-summary').waitFor();
  },
  'operator link dead': atSignIn(adminHref('operatorLink', { token: 'gone' })),
  'operator proof': inside(adminHref('operatorProof'), { provedMinutesAgo: 10 }),
  'operator refused': inside(adminHref('operatorPeople'), { role: 'editor' }),
  'operator webhooks errors': async (page, stage) => {
    await inside(adminHref('operatorWebhooks'))(page, stage);
    await page.locator('form.fields button').click();
    await page.locator('.field__error').waitFor();
  },
  'operator receiver': async (page, stage) => {
    const receiver = await storeReceiver(stage.shop);
    await inside(adminHref('operatorReceiver', { receiver }))(page, stage);
  },
  'operator account': inside(adminHref('operatorAccount')),
  'operator account errors': async (page, stage) => {
    await inside(adminHref('operatorAccount'))(page, stage);
    await page.locator('[name="newPassword"]').fill('krátké');
    await actionButton(page, 'password').click();
    await page.locator('.field__error').first().waitFor();
  },
  'operator recovery codes': async (page, stage) => {
    await inside(adminHref('operatorAccount'))(page, stage);
    await actionButton(page, 'recovery-codes').click();
    await page.locator('.recovery-codes').waitFor();
  },
  'operator people': async (page, stage) => {
    await signIn(stage.shop, { role: 'editor', name: 'Bartoloměj Dlouhojmenný-Nejdelší' });
    await inside(adminHref('operatorPeople'))(page, stage);
    await page.locator('[name="email"]').fill(`nova-kolegyne-${stage.locale}@example.com`);
    await actionButton(page, 'invite').click();
    await page.locator('.notice--success').waitFor();
    await page.locator('.sure > summary').first().click();
  },
  'operator claims': inside(adminHref('operatorClaims')),
  'operator claim': inside(adminHref('operatorClaim', { claim: 'deliveredHome' })),
  'operator questions': inside(adminHref('operatorFaq')),
  'operator question': inside(adminHref('operatorQuestion', { question: 'guarantee' })),
  'operator question by hand': async (page, stage) => {
    await inside(adminHref('operatorQuestion', { question: 'cancel' }))(page, stage);
    await page.locator('[name="answerCs"]').fill('Peníze vracíme do 21 dnů.');
    await actionButton(page, 'save').click();
    await actionButton(page, 'save-sure').waitFor();
  },
  'operator question new': inside(adminHref('operatorNewQuestion')),
  'operator question errors': async (page, stage) => {
    await inside(adminHref('operatorNewQuestion'))(page, stage);
    await actionButton(page, 'save').click();
    await page.locator('.field__error').first().waitFor();
  },
  'operator legal texts': inside(adminHref('operatorLegalTexts')),
  'operator legal texts errors': async (page, stage) => {
    await inside(adminHref('operatorLegalTexts'))(page, stage);
    await page.locator('[name="effectiveOn"]').fill('2026-01-01');
    await actionButton(page, 'publish').click();
    await page.locator('.field__error').first().waitFor();
  },
  'operator legal notice': async (page, stage) => {
    await giveNotice(page, stage);
    await page.locator('[aria-labelledby="notices"] tbody a').first().click();
    await actionButton(page, 'publish').waitFor();
  },
  'terms with notice': async (page, stage) => {
    await giveNotice(page, stage);
    const notice = page.locator('.terms__head .notice').first();
    // The database tells it a moment later than the page is asked for.
    await expect
      .poll(async () => {
        stage.shop.forget('legal');
        await page.goto(href('terms', stage.locale));
        return notice.isVisible();
      })
      .toBe(true);
  },
  'operator press': async (page, stage) => {
    await inside(adminHref('operatorPress'))(page, stage);
    await actionButton(page, 'save').click();
    await page.locator('.field__error').first().waitFor();
  },
  'operator settings': inside(adminHref('operatorSettings')),
  'operator settings errors': async (page, stage) => {
    await inside(adminHref('operatorSettings'))(page, stage);
    await page.locator('[name="phone"]').fill('zavolejte');
    await actionButton(page, 'save').first().click();
    await page.locator('.field__error').first().waitFor();
  },
  'operator start': inside(adminHref('operator')),
};
