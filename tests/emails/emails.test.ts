import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveBackJobs } from '#database/jobs/held-jobs.ts';
import { type Mail, MailUnavailable } from '#ports/mail/port.ts';
import type { Email } from '#domain/emails/email.ts';
import { expectSales, listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { oneWish, pay, placeOrder, someone } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

const DAY = 24 * 60;
let shop: TestShop;
let time: TestClock;
let kept: Mail;
/** Every attempt to send, also those that failed. */
let attempts: Email[];
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
  kept = shop.services.mail;
  attempts = [];
});
afterEach(() => shop.close());

/** Stands between the shop and its outbox, which then has the e-mail or has it not. */
function mailThat(action: (email: Email, send: () => Promise<void>) => Promise<void>): void {
  shop.services.mail = {
    provider: 'disturbed',
    forget: async () => 0,
    erase: async () => 0,
    send(email) {
      attempts.push(email);
      return action(email, () => kept.send(email));
    },
  };
}

function mailIsBack(): void {
  mailThat((_, send) => send());
}

async function buy(input: Record<string, string> = {}): Promise<void> {
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, oneWish, input));
}

const enqueued = () => query(shop, 'select kind, sent_at, refusal from emails order by kind');

describe('while the mail is down', () => {
  beforeEach(() =>
    mailThat(() => {
      throw new MailUnavailable('421 come again later');
    }),
  );

  it('the order is paid all the same, and its e-mails come afterwards', async () => {
    await buy();
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    expect(await listEmails(shop)).toEqual([]);
    expect(await enqueued()).toMatchObject([{ sent_at: null }, { sent_at: null }]);
    mailIsBack();
    await time.pass(shop, 60);
    await expectSales(shop, 1);
    expect((await enqueued()).every(({ sent_at: at }) => at)).toBe(true);
  });

  it('for a long weekend nothing is lost', async () => {
    await buy();
    for (let hours = 0; hours < 4 * 24; hours += 6) await time.pass(shop, 6 * 60);
    expect(attempts.length).toBeGreaterThan(10);
    mailIsBack();
    await time.pass(shop, DAY);
    await expectSales(shop, 1);
  });

  it('every try is the same e-mail', async () => {
    await buy();
    for (let i = 0; i < 4; i += 1) await time.pass(shop, 60);
    mailIsBack();
    await time.pass(shop, 60);
    const ids = attempts.map(({ messageIdHeader }) => messageIdHeader);
    expect(ids.length).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids)
      expect(id).toMatch(/^<order-paid-(customer|shop)-[\da-f-]{36}@localhost>$/);
  });
});

describe('an e-mail', () => {
  it('that was taken before the shop knew of it comes again under the same Message-ID', async () => {
    let isFirst = true;
    mailThat(async (_, send) => {
      await send();
      if (isFirst) {
        isFirst = false;
        throw new MailUnavailable('the connection was lost');
      }
    });
    await buy();
    await shop.workOnce();
    await time.pass(shop, 60);
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts.map(({ messageIdHeader }) => messageIdHeader)).size).toBe(2);
    await expectSales(shop, 1);
  });

  it('is owed by the very transaction that marks the order as paid', async () => {
    await query(shop, 'alter table emails add constraint none check (false) not valid');
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending', invoice_number: null });
    await query(shop, 'alter table emails drop constraint none');
    await time.pass(shop, 5);
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('goes once however many workers look for it', async () => {
    mailIsBack();
    await buy();
    await Promise.all([shop.workOnce(), shop.workOnce(), shop.workOnce()]);
    expect(attempts).toHaveLength(2);
    await expectSales(shop, 1);
  });
});

describe('the e-mails', () => {
  it.each([
    ['cs' as const, /objednávk/i, 'http://localhost:3000/objednavky/'],
    ['en' as const, /order/i, 'http://en.localhost:3000/orders/'],
  ])('speak the language of the order (%s)', async (locale, subject, link) => {
    const visitor = shop.visitor(locale);
    await pay(visitor, await placeOrder(visitor));
    await shop.workOnce();
    const { token } = await onlyOrder(shop);
    const email = (await listEmails(shop)).find((l) => l.to_address === someone.email);
    expect(email).toMatchObject({ locale });
    expect(email?.subject).toMatch(subject);
    expect(email?.html).toContain(`lang="${locale}"`);
    for (const body of [email?.text, email?.html]) expect(body).toContain(link + token);
  });

  it('to the shop hold everything that was ordered and by whom', async () => {
    const visitor = shop.visitor('en');
    await pay(visitor, await placeOrder(visitor, undefined, { note: 'Prosím pomalu' }));
    await shop.workOnce();
    const email = (await listEmails(shop)).find((l) => l.to_address !== someone.email);
    for (const fact of [
      someone.name,
      someone.email,
      '+420',
      '199',
      'Prosím pomalu',
      'zofie.rihova',
    ]) {
      expect(email?.text).toContain(fact);
    }
  });
});

it('an e-mail whose worker was killed is not left lying', async () => {
  await buy();
  const worker = 'worker-that-is-gone';
  await query(
    shop,
    'update graphile_worker._private_jobs set locked_at = now(), locked_by = $1, attempts = 1',
    [worker],
  );
  await giveBackJobs(shop.services.db, [worker]);
  await shop.startWork();
  await expect.poll(() => listEmails(shop)).toHaveLength(2);
  await expectSales(shop, 1);
});
