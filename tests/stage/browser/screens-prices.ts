import type { Page } from 'playwright-core';
import { adminHref } from '#domain/addresses.ts';
import { PACKAGE } from '#tests/stage/price-desk.ts';
import { type OpenSection, openInside, plain } from './section-stage.ts';
import { actionButton } from './section.ts';

const atPackage: OpenSection = (page, stage) =>
  openInside(page, stage, adminHref('operatorPackage', { package: PACKAGE }));

async function preview(page: Page, price: string, done: string): Promise<void> {
  await page.locator('[name="price"]').fill(price);
  await actionButton(page, 'preview').click();
  await page.locator(done).first().waitFor();
}

/** What is on offer, in the section; the last of them leave a reduced price. */
export const priceScreens: Record<string, OpenSection> = {
  prices: plain('operatorPrices'),
  package: atPackage,
  'package doubtful': async (page, stage) => {
    await atPackage(page, stage);
    await preview(page, '199', '.prices__plan');
  },
  'package errors': async (page, stage) => {
    await atPackage(page, stage);
    await preview(page, '0', '.field__error');
  },
  volumeDiscounts: async (page, stage) => {
    await plain('operatorVolumeDiscounts')(page, stage);
    await page.locator('[name="percent-1"]').fill('12');
    await actionButton(page, 'preview').click();
    await page.locator('.prices__plan').waitFor();
  },
  benefits: (page, stage) =>
    openInside(page, stage, adminHref('operatorBenefits', { service: 'ig-followers' })),
  'package changed': async (page, stage) => {
    await atPackage(page, stage);
    await page.locator('[name="announced"]').check();
    await preview(page, '1799', '.prices__plan');
    await actionButton(page, 'confirm').click();
    await page.locator('.notice--success').waitFor();
  },
  'prices changed': plain('operatorPrices'),
  'price history': plain('operatorPriceHistory'),
};
