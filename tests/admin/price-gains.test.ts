import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { WIZARD } from '#tests/stage/ordering.ts';
import { packageAsItIs, seenOn, sendPackage } from '#tests/stage/price-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  owner = await signIn(shop);
});
beforeEach(async () => {
  await query(shop, 'truncate offered_terms, offer_history');
  await shop.services.renewOffering();
});
afterAll(() => shop.close());

const read = async (path: string, locale: 'cs' | 'en' = 'cs') =>
  (await shop.get(path, locale)).text();
const lines = (word: string) => ['první', 'druhý', 'třetí', '<script>'].map((n) => `${word} ${n}`);

describe('what the customer gets of a service', () => {
  const at = '/ad/prices/services/ig-followers';
  const input = { cs: lines('Zisk').join('\n'), en: lines('Gain').join('\n') };

  it('says it in the words of the operator in both editions, and as text alone', async () => {
    const { html } = await owner.visitor.get(at);
    const form = { id: randomUUID(), seen: seenOn(html), intent: 'save' };
    expect(
      errorsOf((await owner.visitor.post(at, { ...form, ...input, cs: 'a' })).html),
    ).toHaveProperty('cs');
    expect((await owner.visitor.post(at, { ...form, ...input })).location).toContain('saved');
    for (const path of ['/', '/cenik', '/instagram/sledujici/1000'])
      expect(await (await shop.get(path)).text(), path).toContain('Zisk &lt;script&gt;');
    expect(await (await shop.get('/pricelist', 'en')).text()).toContain('Gain první');
  });

  it('is refused to the slower of two operators, who keeps what was typed', async () => {
    const { html } = await owner.visitor.get(at);
    const form = { seen: seenOn(html), intent: 'save', en: input.en };
    const both = await Promise.all(
      ['Ranní', 'Večerní'].map((word) =>
        owner.visitor.post(at, { ...form, cs: lines(word).join('\n'), id: randomUUID() }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const slower = both.findIndex(({ status }) => status === 409);
    expect(both[slower]?.text).toContain('Mezitím to změnil někdo jiný');
    expect(both[slower]?.html).toContain(`${slower === 0 ? 'Ranní' : 'Večerní'} první`);
  });
});

describe('what the customer gets of one package', () => {
  const popular = 'ig-followers-10000';
  const asItIs = { price: '7999', deliveryFrom: '72', deliveryTo: '72', popular: 'on' };
  const own = { benefitsCs: lines('Navíc').join('\n'), benefitsEn: lines('Extra').join('\n') };
  const send = (input: Record<string, string>) =>
    sendPackage(owner, { ...asItIs, ...input }, popular);
  const preview = (input: Record<string, string>) =>
    owner.visitor.post(`/ad/prices/${popular}`, { ...packageAsItIs, ...asItIs, ...input });

  it('takes the place of what its service says, on its page and in the teaser, and nowhere else', async () => {
    const shown = await preview(own);
    expect(await faultsOfHtml(shown.html)).toEqual([]);
    expect(shown.text).toContain('Navíc první');
    expect(await read('/instagram/sledujici/10000')).not.toContain('Navíc');
    expect((await send(own)).location).toContain('saved=changed');
    for (const path of ['/', '/instagram/sledujici/10000'])
      expect(await read(path), path).toContain('Navíc &lt;script&gt;');
    expect(await read('/instagram/sledujici/10000', 'en')).toContain('Extra první');
    expect(await faultsOfHtml(await read('/cenik/instagram'))).toEqual([]);
    for (const path of ['/cenik/instagram', '/instagram/sledujici/1000', WIZARD])
      expect(await read(path), path).not.toContain('Navíc');
    expect(await read('/cenik/instagram')).toMatch(
      /Co dostanete, se liší u\u00a0balíčků:(?:<[^>]*>| )*<a href="\/instagram\/sledujici\/10000">10\.000/,
    );
    const history = await owner.visitor.get(`/ad/prices/history?of=${popular}`);
    expect(history.text).toContain('co zákazník dostane: jako u služby → vlastní znění (Navíc');
  });

  it('goes with nothing else, and comes back to what the service says by empty fields or one press', async () => {
    await send(own);
    await send({ ...own, price: '7899' });
    expect(await read('/instagram/sledujici/10000')).toContain('Navíc první');
    await send({ price: '7899' });
    expect(await read('/instagram/sledujici/10000')).not.toContain('Navíc');
    await send(own);
    const restore = { intent: 'restore', restoreId: randomUUID() };
    await owner.visitor.post(`/ad/prices/${popular}`, restore);
    expect(await read('/instagram/sledujici/10000')).not.toContain('Navíc');
  });

  it.each([
    ['in one language alone', { benefitsCs: own.benefitsCs }, 'benefitsEn', 'v obou jazycích'],
    ['with too few lines', { ...own, benefitsCs: 'Jen jeden' }, 'benefitsCs', 'řádků'],
    [
      'with a line twice',
      { ...own, benefitsEn: `${own.benefitsEn}\nExtra první` },
      'benefitsEn',
      'totéž',
    ],
  ])('is refused %s, at its field and with what was typed', async (_, input, field, said) => {
    const refused = await preview(input);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused.html)[field]).toContain(said);
    expect(refused.html).toContain(input.benefitsCs.split('\n')[0]);
  });
});
