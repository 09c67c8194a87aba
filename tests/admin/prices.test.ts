import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { query } from '#tests/stage/books.ts';
import { errorsOf, readForms } from '#tests/stage/html.ts';
import {
  PACKAGE,
  packageAsItIs,
  previewedOn,
  seenOn,
  sendPackage,
} from '#tests/stage/price-desk.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await query(shop, 'truncate offered_terms, offer_history');
  await shop.services.renewOffering();
  owner = await signIn(shop);
});

const at = `/ad/prices/${PACKAGE}`;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const offered = (id = PACKAGE) =>
  listPackages(shop.services.offering().catalogue).find((one) => one.id === id);
const send = (input: Record<string, string>, id?: string) => sendPackage(owner, input, id);
const preview = (input: Record<string, string>, id: string = PACKAGE) =>
  owner.visitor.post(`/ad/prices/${id}`, { ...packageAsItIs, ...input, intent: 'preview' });

describe('a change of a package', () => {
  it('is shown with what it does before anything is stored', async () => {
    const shown = await preview({ price: '1.799' });
    expect(await faultsOfHtml(shown.html)).toEqual([]);
    for (const words of [
      '1.999 Kč → 1.799 Kč',
      '1,80 Kč',
      'Potvrdit změnu',
      '2 balíčky: 3.238,20 Kč',
    ])
      expect(plain(shown.text)).toContain(words);
    expect(offered()?.price).toBe(199_900);
  });

  it('holds everywhere once it is confirmed, with its history, once for each form', async () => {
    const { html } = await owner.visitor.get(at);
    const form = {
      id: randomUUID(),
      seen: seenOn(html),
      ...packageAsItIs,
      price: '1799',
      bonus: '20',
    };
    const previewed = previewedOn((await owner.visitor.post(at, form)).html);
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const answer = await owner.visitor.post(at, { ...form, previewed, intent: 'confirm' });
      expect(answer.location).toContain('saved=changed');
    }
    const pages = ['/cenik/instagram', '/instagram/sledujici/1000'];
    for (const path of pages) {
      const text = await (await shop.get(path)).text();
      expect(plain(text), path).toContain('1.799 Kč');
      expect(text, path).toContain('"price":"1799.00"');
    }
    const history = await owner.visitor.get(`/ad/prices/history?of=${PACKAGE}`);
    expect(await faultsOfHtml(history.html)).toEqual([]);
    expect(plain(history.text)).toContain('cena: 1.999 Kč → 1.799 Kč; bonus: 0 → 20');
    expect(history.text).toContain('Jana Malá');
    expect(await query(shop, 'select seq from offer_history')).toHaveLength(1);
    const [entry] = await query(
      shop,
      'select action, subject, before, after from audit_entries order by seq desc limit 1',
    );
    expect(entry).toMatchObject({
      action: 'offer-changed',
      subject: PACKAGE,
      before: { price: 199_900 },
      after: { price: 179_900 },
    });
  });

  it('confirms nothing but what was shown: a field that was changed since is shown first', async () => {
    const { html } = await owner.visitor.get(at);
    const form = { id: randomUUID(), seen: seenOn(html), ...packageAsItIs, price: '2299' };
    const shown = await owner.visitor.post(at, { ...form, intent: 'preview' });
    const fields = { ...form, previewed: previewedOn(shown.html), intent: 'confirm' };
    const changed = await owner.visitor.post(at, { ...fields, price: '2499' });
    expect(changed.status).toBe(200);
    expect(plain(changed.text)).toContain('1.999 Kč → 2.499 Kč');
    expect(offered()?.price).toBe(199_900);
    const again = { ...fields, price: '2499', previewed: previewedOn(changed.html) };
    expect((await owner.visitor.post(at, again)).location).toContain('saved=changed');
    expect(offered()?.price).toBe(249_900);
  });

  it.each([
    ['0', 'price'],
    ['-100', 'price'],
    ['17,99', 'price'],
    ['900000', 'price'],
    ['', 'price'],
  ])('is refused at a price of %s', async (price, field) => {
    const answer = await send({ price });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer.html))).toContain(field);
  });

  it.each(['199', '19990', '990'])('asks again at a slip of the point: %s', async (price) => {
    const asked = await send({ price });
    expect(asked.status).toBe(422);
    expect(plain(asked.text)).toContain('o víc než 50 %');
    expect(offered()?.price).toBe(199_900);
    expect((await send({ price, sure: 'on' })).location).toContain('saved=changed');
    expect(offered()?.price).toBe(Number(price) * 100);
  });

  it('asks nothing at a half, and asks where a larger package costs more for a piece', async () => {
    const half = { price: '1000' };
    expect(plain((await send(half)).text)).not.toContain('o víc než 50 %');
    const rising = await preview({ price: '4999' });
    expect(rising.text).toContain('o víc než');
    const larger = await preview(
      { price: '6999', deliveryFrom: '72', deliveryTo: '72' },
      'ig-followers-5000',
    );
    expect(larger.text).toContain('vyšel dráž');
  });

  it('is refused to the slower of two editors, who keeps what was typed', async () => {
    const { html } = await owner.visitor.get(at);
    const form = { ...packageAsItIs, seen: seenOn(html) };
    const shown = await Promise.all(
      ['1899', '1799'].map(async (price) => ({
        price,
        previewed: previewedOn((await owner.visitor.post(at, { ...form, price })).html),
      })),
    );
    const both = await Promise.all(
      shown.map((input) =>
        owner.visitor.post(at, { ...form, ...input, intent: 'confirm', id: randomUUID() }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const slower = both.find(({ status }) => status === 409);
    expect(slower?.text).toContain('Mezitím to změnil někdo jiný');
    expect(slower?.html).toMatch(/value="1[78]99"/);
  });

  it('marks one popular package of a service, which has to be on sale', async () => {
    expect((await send({ popular: 'on' })).location).toContain('saved=changed');
    expect([offered()?.popular, offered('ig-followers-10000')?.popular]).toEqual([true, false]);
    for (const input of [
      { popular: '', onSale: 'on' },
      { popular: 'on', onSale: '' },
    ]) {
      expect(errorsOf((await send(input)).html)).toHaveProperty('popular');
    }
  });

  it('takes a package off sale, whose page is then unknown, and never the last one', async () => {
    await send({ onSale: '' });
    const page = await shop.get('/instagram/sledujici/1000');
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/404']);
    const map = await (await shop.get('/sitemap.xml')).text();
    expect(map.includes('/instagram/sledujici/1000<')).toBe(false);
    const others = listPackages(shop.services.offering().catalogue);
    const last = 'ig-likes-100';
    for (const { id, price, bonus, delivery, guaranteeDays } of others) {
      if (id === last) continue;
      await query(
        shop,
        `insert into offered_terms (subject, version, terms) values ($1, 1, $2)
          on conflict (subject) do update set terms = excluded.terms`,
        [id, JSON.stringify({ price, bonus, delivery, guaranteeDays, onSale: false })],
      );
    }
    await shop.services.renewOffering();
    const refused = await send(
      {
        price: '199',
        deliveryFrom: '3',
        deliveryTo: '7',
        deliveryUnit: 'day',
        guaranteeDays: '30',
        onSale: '',
      },
      last,
    );
    expect(errorsOf(refused.html)).toHaveProperty('onSale');
    for (const path of ['/', '/cenik', '/jak-to-funguje', '/faq', '/sitemap.xml'])
      expect([path, (await shop.get(path)).status]).toEqual([path, 200]);
  });
});

it('brings the default of one package and of everything back by one press', async () => {
  const usual = shop.services.offering();
  await send({ price: '1799', popular: 'on' });
  const one = await owner.visitor.post(at, {
    intent: 'restore',
    restoreId: randomUUID(),
  });
  expect(one.location).toContain('saved=restored');
  expect([offered()?.price, offered()?.popular]).toEqual([199_900, true]);
  const list = await owner.visitor.get('/ad/prices');
  expect(await faultsOfHtml(list.html)).toEqual([]);
  const id = randomUUID();
  await owner.visitor.post('/ad/prices', { intent: 'restore-all', id });
  const { catalogue, volumeDiscounts } = shop.services.offering();
  expect({ catalogue, volumeDiscounts }).toEqual({
    catalogue: usual.catalogue,
    volumeDiscounts: usual.volumeDiscounts,
  });
  expect((await owner.visitor.get('/ad/prices/history')).text).toContain('návrat k');
});

it('has nothing to confirm where the ladder stays as it is', async () => {
  const forms = readForms((await owner.visitor.get('/ad/prices/ladder')).html);
  const { fields } = forms.find((form) => 'countsFrom' in form.fields) ?? {};
  const same = await owner.visitor.post('/ad/prices/ladder', { ...fields, intent: 'preview' });
  expect(same.text).toContain('Nic by se nezměnilo.');
  expect(same.html).not.toContain('value="confirm"');
  const other = { ...fields, countsFrom: '150', intent: 'preview' };
  expect((await owner.visitor.post('/ad/prices/ladder', other)).html).toContain('value="confirm"');
});

it('is the owner’s alone, and unknown packages are unknown', async () => {
  const editor = await signIn(shop, { role: 'editor' });
  expect((await editor.visitor.get('/ad/prices')).status).toBe(403);
  for (const path of ['nothing', 'ig-followers-7', 'services/xx-views'])
    expect([path, (await owner.visitor.get(`/ad/prices/${path}`)).status]).toEqual([path, 404]);
});
