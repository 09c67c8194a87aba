import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import type { PriceRow } from '#domain/catalogue/price-list.ts';
import { type CheckedDuty, type DutyOutcome, confirmedDuties } from '#domain/legal/duty.ts';
import { LEGAL_DAY } from '#domain/legal/notice.ts';
import type { OfferedKinds } from '#domain/shop/offering.ts';
import { query } from './books.ts';
import { textOf } from './html.ts';
import { signIn } from './operator.ts';
import { readPdf, spoken } from './read-pdf.ts';
import { type TestShop, type TestShopOptions, createTestShop } from './shop.ts';
import { identity } from './wire/identity.ts';

const soundEnv = {
  ...identity,
  CS_ORIGIN: 'https://vzlet.cz',
  EN_ORIGIN: 'https://vzlet.com',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  PROVIDER_APPROVAL: '2026-11-20, ticket 4711',
  SMTP_URL: 'smtp://127.0.0.1:9',
  BACKUP_DIR: tmpdir(),
};

/** A public shop that does everything that it owes, every duty of people confirmed. */
export async function createSoundShop(more: TestShopOptions = {}): Promise<TestShop> {
  const shop = await createTestShop({ ...more, env: { ...soundEnv, ...more.env } });
  for (const duty of confirmedDuties) {
    await query(
      shop,
      `insert into duty_confirmations values ($1, 'Složka Právní, dokument 7', $2, 'Jana Malá', $3)`,
      [duty, LEGAL_DAY, shop.services.clock()],
    );
  }
  const hourAgo = new Date(shop.services.clock().getTime() - HOUR_MS);
  await query(
    shop,
    `insert into upkeep_runs (job, started_at, ended_at, outcome) values ('keep-retention', $1, $1, 'done')`,
    [hourAgo],
  );
  await query(shop, `insert into backup_checks values ($1, $2, 'x', $2, 1, 1, '[]')`, [
    randomUUID(),
    hourAgo,
  ]);
  return shop;
}

/** The duties whose lines have an outcome, in the sequence of the page. */
export async function dutiesThatAre(
  shop: TestShop,
  outcome: DutyOutcome,
): Promise<(string | undefined)[]> {
  const { visitor } = await signIn(shop);
  const { status, html } = await visitor.get('/ad/legal');
  expect(status).toBe(200);
  const lines = html.matchAll(/<li class="duty duty--(\w+)" id="([^"]*)"/g);
  return [...lines].filter(([, said]) => said === outcome).map(([, , id]) => id);
}

/** What the line of one duty says. */
export async function lineOf(shop: TestShop, duty: CheckedDuty): Promise<string> {
  const { visitor } = await signIn(shop);
  const { html } = await visitor.get('/ad/legal');
  return textOf(new RegExp(`id="${duty}".*?</li>`, 's').exec(html)?.[0] ?? '');
}

/** The pieces of text of the file, as a reader hears them. */
export async function spokenFile(shop: TestShop): Promise<string[]> {
  const { cookie } = await signIn(shop);
  const file = await shop.get('/ad/legal.pdf', 'cs', { Cookie: `${cookie.name}=${cookie.value}` });
  return spoken(readPdf(new Uint8Array(await file.arrayBuffer())).texts);
}

/** Options of a shop that changes its own pages before they are looked at. */
export const altered = (from: string | RegExp, to: string) => ({
  alterVisited: (html: string) => html.replaceAll(from, to),
});
/** Sets something of the running shop, as its page of settings would. */
export async function setRunning(
  shop: TestShop,
  { unread = false, isStopped = false },
): Promise<void> {
  await query(
    shop,
    `insert into shop_settings (publish_unread, is_stopped, stop_cs, stop_en, changed_at)
     values ($1, $2, 'Teď nepřijímáme objednávky.', 'We take no orders now.', now())`,
    [unread, isStopped],
  );
}

/** One package is announced as reduced. */
export const reduced: OfferedKinds = {
  volumeDiscounts: defaultOffering.volumeDiscounts,
  priceList: {
    ...defaultOffering.priceList,
    platforms: defaultOffering.priceList.platforms.map(({ id, services }) => ({
      id,
      services: services.map(({ id: service, packages }) => ({
        id: service,
        packages: packages.map(([amount, price, more]): PriceRow =>
          id === 'instagram' && service === 'followers' && amount === 1000
            ? [amount, price - 300, { ...more, lowestBefore: price * 100 }]
            : [amount, price, more],
        ),
      })),
    })),
  },
};
