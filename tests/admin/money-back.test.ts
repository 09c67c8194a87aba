import { describe, expect, it } from 'vitest';
import { emailsOf, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import {
  afterUndo,
  deliver,
  moneyBackOf,
  returnFields,
  returnMoney,
} from '#tests/stage/money-desk.ts';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function open(options: Parameters<typeof signIn>[1] = {}) {
  const { visitor } = await signIn(here.shop, options);
  const address = await moneyBackOf(here.shop);
  return { visitor, address };
}

describe('the screen on which money goes back', () => {
  it('proposes what was not delivered, to the haléř, and says what the button does', async () => {
    await deliver(here.shop, 40);
    const { visitor, address } = await open();
    const page = await visitor.get(address);
    expect(page.status).toBe(200);
    const text = plain(page.text);
    expect(text).toContain('40 z 100');
    expect(returnFields(page)).toMatchObject({ sum: '119,40', announced: '11940', returned: '0' });
    expect(text).toContain(
      'Vrátíme 119,40 Kč stejnou cestou, jakou zákazník zaplatil, vystavíme opravný doklad a pošleme e‑mail na zofie@example.com.',
    );
    expect(text).toContain('Potom zbude k vrácení 79,60 Kč.');
    expect(text).toContain('Vrácení peněz z objednávky č. 100001');
    expect(await query(here.shop, 'select from pending_actions')).toEqual([]);
  });

  it('gives back in two parts with a credit note and e-mails each, and no third over the rest', async () => {
    await deliver(here.shop, 40);
    const { visitor, address } = await open();
    const first = await returnMoney(visitor, address, '119,40', { own: 'domluveno telefonem' });
    expect(first.status).toBe(303);
    expect(plain((await visitor.follow(first)).text)).toContain('119,40 Kč je na cestě zpět');
    expect(await here.made()).toEqual([]);
    await afterUndo(here);
    expect(await here.made()).toEqual([11_940]);
    expect((await returnMoney(visitor, address, 'CZK 79.50')).status).toBe(303);
    await afterUndo(here);
    expect(await here.made()).toEqual([11_940, 7_950]);
    expect(await here.notes()).toEqual([-11_940, -7_950]);
    const emails = await emailsOf(here.shop, 'order-refunded-customer');
    expect(emails).toHaveLength(2);
    expect(plain(emails[0]?.text ?? '')).toContain('domluveno telefonem');
    expect(emails[0]?.text).not.toContain('Naše dohoda');
    const third = await visitor.post(address, {
      ...returnFields(await visitor.get(address)),
      sum: '0,11',
      announced: '11',
      reason: 'agreement',
    });
    expect(third.status).toBe(422);
    expect(third.text).toContain('Tolik už nezbývá');
    await afterUndo(here);
    expect(await here.made()).toHaveLength(2);
    const page = plain((await visitor.get(address)).text);
    expect(page).toContain('Zbývá k vrácení 0,10 Kč');
    const issued = await listIssued(here.shop, 'credit-note');
    for (const { number } of issued) expect(page).toContain(number);
    // The state of the work is not moved by it.
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'delivering' });
    const customer = await here.shop
      .visitor()
      .get(`/objednavky/${(await onlyOrder(here.shop)).token}`);
    for (const { number } of issued) expect(customer.html).toContain(`${number}.pdf`);
  });

  it('ends the order with the last haléř, and the work on it', async () => {
    await deliver(here.shop, 40);
    const { visitor, address } = await open();
    const page = await visitor.get(`${address}?preset=whole`);
    expect(page.text).toContain('objednávka skončí jako vrácená');
    await returnMoney(visitor, address, '199');
    await afterUndo(here);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'refunded' });
    expect((await visitor.get(address)).text).toContain('Víc vrátit nejde');
  });

  it('counts anew what would happen before it takes another sum than the one that was read', async () => {
    const { visitor, address } = await open();
    const fields = returnFields(await visitor.get(address));
    const answer = await visitor.post(address, {
      ...fields,
      sum: '1',
      reason: 'agreement',
      own: 'opraveno',
    });
    expect(answer.status).toBe(422);
    expect(plain(answer.text)).toContain('Vrátíme 1 Kč');
    expect(returnFields(answer)).toMatchObject({ sum: '1', announced: '100', own: 'opraveno' });
    expect(await query(here.shop, 'select from pending_actions')).toEqual([]);
    expect((await visitor.post(address, returnFields(answer))).status).toBe(303);
  });

  it('says at the field what is wrong, and keeps what was typed', async () => {
    const { visitor, address } = await open();
    const input = { reason: 'agreement', own: 'slova' };
    const page = await visitor.get(`${address}?${new URLSearchParams(input)}`);
    const fields = { ...returnFields(page), ...input };
    const wrong = [
      [{ sum: 'hodně' }, 'Zadejte částku v'],
      [{ sum: '0', announced: '0' }, 'vyšší než nula'],
      [{ sum: '199,01', announced: '19901' }, 'Tolik už nezbývá'],
      [{ reason: '', own: ' \u200b' }, 'Vyberte důvod'],
      [{ own: 'a'.repeat(300) }, 'Zkraťte důvod'],
      [{ about: 'c0ffee00-0000-4000-8000-000000000000' }, 'nic takového nepatří'],
    ] as const;
    for (const [fault, said] of wrong) {
      const answer = await visitor.post(address, { ...fields, ...fault });
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(said)]);
      if ('sum' in fault) expect(returnFields(answer)['sum']).toBe(fault.sum);
    }
    expect(await query(here.shop, 'select from pending_actions')).toEqual([]);
  });

  it('draws whatever was typed as text', async () => {
    const { visitor, address } = await open();
    const fields = returnFields(await visitor.get(address));
    for (const own of Object.values(nastyTexts)) {
      const answer = await visitor.post(address, { ...fields, own, sum: own, reference: own });
      expect(answer.status).toBe(422);
      expect(answer.html).not.toMatch(/<svg onload|<script>alert/);
    }
    const own = nastyTexts['the end of a form'] ?? '';
    await returnMoney(visitor, address, '1', { own });
    await afterUndo(here);
    const page = await visitor.get(address);
    expect(page.html).not.toContain('<script>alert');
    expect(page.text).toContain(own);
  });

  it('speaks the language of its operator, and prints the reason in that of the customer', async () => {
    const { visitor, address } = await open({ language: 'en' });
    const page = await visitor.get(`${address}?sum=1,199.5&reason=late`);
    expect(page.text).toContain('Left to refund');
    const read = await visitor.get(`${address}?sum=19.50&reason=late`);
    expect(plain(read.text)).toContain('We refund CZK 19.50 the way the customer paid');
    expect(read.text).toContain('The credit note will say: “Zpoždění dodávky”');
  });
});

describe('who may return money', () => {
  it('is not an editor', async () => {
    const { visitor, address } = await open({ role: 'editor' });
    expect((await visitor.get(address)).status).toBe(403);
    expect((await visitor.post(address, { sum: '1' })).status).toBe(403);
    expect(await query(here.shop, 'select from pending_actions')).toEqual([]);
  });

  it('proves first who it is, and gets back what was typed', async () => {
    const { visitor, address } = await open({ provedMinutesAgo: 6 });
    const drawn = returnFields(await visitor.get(address));
    const fields = { ...drawn, reason: 'late', own: 'promiňte' };
    const answer = await visitor.post(address, { ...fields, sum: '12,30', announced: '1230' });
    expect(answer.location).toContain('/ad/proof');
    await query(here.shop, 'update sessions set proved_at = $1', [here.time.clock()]);
    const back = await visitor.get(address);
    expect(back.text).toContain('Nic zatím neodešlo');
    expect(returnFields(back)).toMatchObject({
      id: drawn['id'],
      sum: '12,30',
      reason: 'late',
      own: 'promiňte',
    });
    expect((await visitor.post(address, returnFields(back))).status).toBe(303);
  });
});

describe('money that goes back', () => {
  it('does so once, however many times and by however many people the button is pressed', async () => {
    const [jana, petr] = [await signIn(here.shop), await signIn(here.shop, { name: 'Petr' })];
    const address = await moneyBackOf(here.shop);
    const forms = await Promise.all(
      [jana, petr].map(async ({ visitor }) =>
        returnFields(await visitor.get(`${address}?sum=60&reason=agreement`)),
      ),
    );
    const presses = Array.from({ length: 20 }, (_, index) => {
      const who = index % 2;
      const { visitor } = who === 0 ? jana : petr;
      return visitor.post(address, { ...forms[who], reason: 'agreement' });
    });
    const answers = await Promise.all(presses);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    const loser = answers.find(({ status }) => status === 409);
    expect(plain(loser?.text ?? '')).toMatch(/(Jana Malá|Petr): 60 Kč \(Naše dohoda\)/);
    expect(plain(loser?.html ?? '')).toContain('value="60"');
    await afterUndo(here);
    expect(await here.made()).toEqual([6_000]);
    expect(await here.notes()).toEqual([-6_000]);
    // Who has seen it may return more.
    const again = returnFields(loser ?? (await jana.visitor.get(address)));
    expect(again['returned']).toBe('6000');
  });

  it('can be taken back for half a minute, and the same form then needs a second press', async () => {
    const { visitor, address } = await open();
    const drawn = returnFields(await visitor.get(`${address}?sum=60&reason=late`));
    const fields = { ...drawn, reason: 'late' };
    await visitor.post(address, fields);
    const back = await visitor.post('/ad/undo', { id: drawn['id'] ?? '', back: address });
    expect(back.status).toBe(303);
    await afterUndo(here);
    expect(await here.made()).toEqual([]);
    const pressed = await visitor.post(address, fields);
    expect([pressed.status, pressed.text]).toEqual([422, expect.stringContaining('vzali zpět')]);
    expect((await visitor.post(address, returnFields(pressed))).status).toBe(303);
    await afterUndo(here);
    expect(await here.made()).toEqual([6_000]);
  });

  it('is in the log of changes with its sum, and its reason among the personal values', async () => {
    const { visitor, address } = await open();
    await returnMoney(visitor, address, '60', { reason: 'own', own: 'paní Nováková volala' });
    const [entry] = await query(
      here.shop,
      `select after::text from audit_entries where action = 'money-back'`,
    );
    expect(entry?.['after']).toContain('6000');
    expect(entry?.['after']).not.toContain('Nováková');
  });
});
