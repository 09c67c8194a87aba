import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { listIssued, onlyOrder } from '#tests/stage/books.ts';
import { type PaidShop, openPaidShop } from '#tests/stage/paid-shop.ts';

let open: PaidShop;
beforeEach(async () => {
  open = await openPaidShop();
});
afterEach(() => open.close());

/** What the order's page says, with ordinary spaces. */
async function readPage(locale: Locale): Promise<string> {
  const { token } = await onlyOrder(open.shop);
  const path = locale === 'cs' ? `/objednavky/${token}` : `/orders/${token}`;
  const { text } = await open.shop.visitor(locale).get(path);
  return text.replaceAll('\u00a0', ' ');
}

async function giveBack(...amounts: number[]): Promise<void> {
  for (const amount of amounts) {
    expect(await open.refund(amount)).toEqual({ ok: true });
    await open.shop.workOnce();
  }
}

async function cancel(): Promise<void> {
  const { token } = await onlyOrder(open.shop);
  await open.shop.visitor().post(`/objednavky/${token}`, { intent: 'cancel' });
}

const words = {
  cs: {
    paid: 'Stav zaplaceno',
    sum: 'Vráceno',
    partly: 'Stav zaplaceno, část vrácena',
    fifty: '50 Kč',
    both: 'Vráceno 83 Kč',
    numbers: 'Opravné doklady 9202600001: 50 Kč 9202600002: 33 Kč',
    number: 'Číslo opravného dokladu 9202600001',
    download: 'Stáhnout opravný doklad',
    downloads: [
      'Stáhnout opravný doklad č. 9202600001 (PDF)',
      'Stáhnout opravný doklad č. 9202600002 (PDF)',
    ],
    whole: 'Celou částku vám vrátíme',
    rest: 'Zbývající částku 149 Kč vám vrátíme',
    restComing: 'Zbývající částku 149 Kč vám vracíme',
    restBack: 'Zbývající částku 149 Kč jsme vám vrátili',
    allBack: 'Stav vráceno',
    all: 'Vráceno 199 Kč',
  },
  en: {
    paid: 'Status paid',
    sum: 'Refunded',
    partly: 'Status paid, partly refunded',
    fifty: 'CZK 50',
    both: 'Refunded CZK 83',
    numbers: 'Credit notes 9202600001: CZK 50 9202600002: CZK 33',
    number: 'Credit note number 9202600001',
    download: 'Download the credit note',
    downloads: [
      'Download credit note no. 9202600001 (PDF)',
      'Download credit note no. 9202600002 (PDF)',
    ],
    whole: 'We return the whole amount',
    rest: 'We return the remaining amount of CZK 149',
    restComing: 'We are returning the remaining amount of CZK 149',
    restBack: 'We returned the remaining amount of CZK 149 on',
    allBack: 'Status refunded',
    all: 'Refunded CZK 199',
  },
};

describe.each(['cs', 'en'] as const)('the page of an order in %s', (locale) => {
  const said = words[locale];

  it('says nothing of refunds before there are any', async () => {
    const page = await readPage(locale);
    expect(page).toContain(said.paid);
    expect(page).not.toContain(said.partly);
    expect(page).not.toContain(`${said.sum} `);
    expect(page).toContain(said.whole);
  });

  it('tells of a part with its sum and its credit note, and promises the rest', async () => {
    await giveBack(5_000);
    const page = await readPage(locale);
    for (const one of ['partly', 'number', 'download', 'rest'] as const) {
      expect(page).toContain(said[one]);
    }
    expect(page).toContain(`${said.sum} ${said.fifty}`);
    expect(page).not.toContain(said.whole);
  });

  it('tells of each part, with the number and the sum of each, and of what they sum to', async () => {
    await giveBack(5_000, 3_300);
    const page = await readPage(locale);
    for (const one of [said.partly, said.both, said.numbers, ...said.downloads]) {
      expect(page).toContain(one);
    }
  });

  it('says of a part that is on its way only that less is left', async () => {
    await open.refund(5_000);
    const page = await readPage(locale);
    expect(page).toContain(said.rest);
    expect(page).not.toContain(said.partly);
    await open.refund(14_900);
    expect(await readPage(locale)).not.toMatch(/vám vrátíme|We return /);
  });

  it('promises the rest of a canceled order, and then says that it is back', async () => {
    await giveBack(5_000);
    await cancel();
    expect(await readPage(locale)).toContain(said.restComing);
    await open.shop.workOnce();
    const page = await readPage(locale);
    for (const one of ['restBack', 'allBack', 'all'] as const) expect(page).toContain(said[one]);
    const numbers = (await listIssued(open.shop, 'credit-note')).map(({ number }) => number);
    for (const number of numbers) expect(page).toContain(number);
  });
});
