import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { emailsOf, listEmails, onlyOrder } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import {
  WITHDRAWAL,
  buyThree,
  confirming,
  declarationOf,
  listWithdrawals,
  onlyEmail,
  useWithdrawing,
  withdraw,
} from '#tests/stage/withdrawing.ts';

const stage = useWithdrawing();

const orderPage = async () =>
  stage.visitor.get(`/objednavky/${(await onlyOrder(stage.shop)).token}`);

describe('the way of a withdrawal', () => {
  beforeEach(() => buyThree(stage));

  it('is two steps without a login: what is typed, then the control that declares it', async () => {
    const first = await stage.shop.visitor().get(WITHDRAWAL);
    expect(first.text).toContain('Odstoupit od smlouvy');
    expect(first.html).toContain('Vzorový formulář pro odstoupení od smlouvy');
    const [form] = first.html.split('<form').at(-1)?.split('</form>') ?? [];
    expect(form).toContain(`href="${href('privacy', 'cs')}"`);
    const by = stage.shop.visitor();
    const led = await by.post(WITHDRAWAL, {
      ...(await declarationOf(stage.shop)),
      intent: 'declare',
    });
    expect([led.status, led.location]).toEqual([
      303,
      'http://localhost:3000/odstoupeni?step=confirm',
    ]);
    const second = await by.follow(led);
    for (const words of [
      'Žofie Říhová',
      (await declarationOf(stage.shop))['number'] ?? '',
      'zofie@example.com',
      'celé objednávky',
    ])
      expect(second.text).toContain(words);
    expect(second.text).toContain('Potvrdit odstoupení od smlouvy');
    expect(await listWithdrawals(stage.shop)).toEqual([]);
    const done = await by.post(WITHDRAWAL, confirming(second));
    expect(done.status).toBe(303);
    const { text } = await by.follow(done);
    expect(text).toContain('Odstoupení jsme přijali');
    expect(text).toMatch(/Přišlo nám \d+\. \S+ \d{4} ve? \d+:\d\d/);
    // Printed, it says by itself what was declared.
    expect(text).toContain(`Číslo objednávky ${(await declarationOf(stage.shop))['number']}`);
    expect(text).toContain('Odstupujete od celé objednávky');
    expect(await listWithdrawals(stage.shop)).toMatchObject([
      { name: 'Žofie Říhová', email: 'zofie@example.com' },
    ]);
  });

  it('can be reloaded and gone back on, and confirmed twice it is one declaration', async () => {
    const by = stage.shop.visitor();
    const second = await by.follow(
      await by.post(WITHDRAWAL, { ...(await declarationOf(stage.shop)), intent: 'declare' }),
    );
    const again = await by.get(`${WITHDRAWAL}?step=confirm`);
    expect(again.text).toBe(second.text);
    expect((await by.get(WITHDRAWAL)).html).toContain('value="Žofie Říhová"');
    const fields = confirming(second);
    const answers = await Promise.all([by.post(WITHDRAWAL, fields), by.post(WITHDRAWAL, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    await stage.time.pass(stage.shop, 5);
    expect((await by.post(WITHDRAWAL, fields)).status).toBe(303);
    await stage.shop.workOnce();
    const [declared, ...others] = await listWithdrawals(stage.shop);
    expect(others).toEqual([]);
    expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toContain('přišlo vaše odstoupení');
    // The moment of the first stays, and the step that was confirmed leads on to what was received.
    const back = await by.get(`${WITHDRAWAL}?step=confirm`);
    expect(back.location).toBe('http://localhost:3000/odstoupeni?step=done');
    expect(declared?.['outcome']).toBe('canceled');
    expect((await by.get(WITHDRAWAL)).html).not.toContain('value="Žofie Říhová"');
  });

  it('works where the browser keeps no cookies, and for texts too long for one', async () => {
    const by = stage.shop.visitor();
    const led = await by.post(WITHDRAWAL, {
      ...(await declarationOf(stage.shop)),
      intent: 'declare',
    });
    by.cookies.clear();
    const lost = await by.follow(led);
    expect(lost.text).toContain('neuložil, co jste vyplnili');
    const { fields } = readForm(lost.html, 'declare');
    const second = await by.post(WITHDRAWAL, {
      ...fields,
      ...(await declarationOf(stage.shop)),
      intent: 'declare',
    });
    expect(second.status).toBe(200);
    by.cookies.clear();
    const done = await by.post(WITHDRAWAL, confirming(second));
    by.cookies.clear();
    expect((await by.follow(done)).text).toContain('Odstoupení jsme přijali');
    const long = await by.post(WITHDRAWAL, {
      ...(await declarationOf(stage.shop, { part: 'ž'.repeat(500), reason: 'ř'.repeat(1000) })),
      intent: 'declare',
    });
    expect([long.status, confirming(long)['reason']?.length]).toEqual([200, 1000]);
    expect(await listWithdrawals(stage.shop)).toHaveLength(1);
  });

  it('says of nothing that it has come that has not', async () => {
    for (const query of ['step=done', 'step=done&id=x', `step=done&id=${randomUUID()}`]) {
      const page = await stage.shop.visitor().get(`${WITHDRAWAL}?${query}`);
      expect(page.text).not.toContain('Odstoupení jsme přijali');
      expect(page.location ?? page.text).toMatch(/odstoupeni$|Odstoupit od smlouvy/);
    }
  });

  it('from the page of the order needs nothing to be typed', async () => {
    const page = await orderPage();
    const link = /href="(\/odstoupeni\?order=[^"]+)"/.exec(page.html)?.[1] ?? '';
    expect(page.text).toContain('Odstoupit od smlouvy');
    const first = await stage.visitor.get(link);
    const { fields } = readForm(first.html, 'declare');
    const { part: _, ...said } = await declarationOf(stage.shop);
    expect(fields).toMatchObject({ ...said, 'line-0': expect.stringContaining('sledujících') });
    // The acknowledgement may go elsewhere: the link shows whose the order is.
    const elsewhere = { ...fields, email: 'jinde@example.com', intent: 'declare' };
    const second = await stage.visitor.follow(await stage.visitor.post(WITHDRAWAL, elsewhere));
    expect(second.text).toContain('sledujících na Instagramu');
    await stage.visitor.post(WITHDRAWAL, confirming(second));
    await stage.shop.workOnce();
    expect(await listWithdrawals(stage.shop)).toMatchObject([
      { outcome: 'canceled', email: 'jinde@example.com' },
    ]);
  });

  it('lists the packages of an order only under the number of that order', async () => {
    const { token } = await onlyOrder(stage.shop);
    const { html } = await stage.visitor.get(`${WITHDRAWAL}?order=${token}`);
    const fields = { ...readForm(html, 'declare').fields, intent: 'declare', number: '100999' };
    const second = await stage.visitor.follow(await stage.visitor.post(WITHDRAWAL, fields));
    expect(second.text).toContain('100999');
    expect(second.text).not.toContain('sledujících na Instagramu');
  });

  it('says that a withdrawal from the same order has come before', async () => {
    const { token } = await onlyOrder(stage.shop);
    const address = `${WITHDRAWAL}?order=${token}`;
    const said = 'Odstoupení od této objednávky jsme přijali';
    expect((await stage.visitor.get(address)).text).not.toContain(said);
    await withdraw(stage);
    const again = await stage.visitor.get(address);
    expect(again.text).toContain(said);
    expect(again.html).toContain(`href="/objednavky/${token}"`);
  });

  it.each([
    [{ name: '', number: '', email: '' }, 3],
    [{ name: 'Jana', number: '100001', email: 'jana@' }, 1],
    [{ name: 'x'.repeat(101), number: '1', email: "a@b.cz\r\nBcc: x@y.cz' or 1=1" }, 2],
    [{ name: '' }, 3],
  ])('says at its field what is missing, and keeps the rest (%#)', async (fields, count) => {
    for (const intent of ['declare', 'confirm']) {
      const page = await stage.visitor.post(WITHDRAWAL, { ...fields, intent });
      expect(page.status).toBe(422);
      expect(page.html.match(/aria-invalid="true"/g)).toHaveLength(count);
      expect(page.html).toContain(`value="${fields.name}"`);
    }
    expect(await listWithdrawals(stage.shop)).toEqual([]);
  });

  it('has a twin in English, with the names that the law gives the controls there', async () => {
    const by = stage.shop.visitor('en');
    expect((await by.get(WITHDRAWAL)).location).toBe('http://en.localhost:3000/withdrawal');
    const first = await by.get('/withdrawal');
    expect(first.text).toContain('Withdraw from contract here');
    const posted = { ...(await declarationOf(stage.shop)), intent: 'declare' };
    const second = await by.follow(await by.post('/withdrawal', posted));
    expect(second.text).toContain('Confirm withdrawal');
    await by.post('/withdrawal', confirming(second));
    await stage.shop.workOnce();
    expect((await emailsOf(stage.shop, 'withdrawal-customer'))[0]).toMatchObject({ locale: 'en' });
  });
});

it('who declares too often is told where else to send it, and nothing typed is lost', async () => {
  await buyThree(stage);
  const fields = { ...(await declarationOf(stage.shop, { number: '100999' })), intent: 'confirm' };
  const answers = [];
  for (let round = 0; round < 12; round += 1)
    answers.push(await stage.visitor.post(WITHDRAWAL, fields));
  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(303));
  const refused = answers.at(-1);
  expect(refused?.status).toBe(429);
  expect(refused?.text).toMatch(/pošlete odstoupení na \S+@/);
  expect(refused && confirming(refused)).toMatchObject({ number: '100999' });
  expect(await listEmails(stage.shop)).not.toEqual([]);
});

it('the same form sent many times at once is one declaration, and each is told that it has come', async () => {
  await buyThree(stage);
  const input = await declarationOf(stage.shop, { number: '100999', reason: 'První' });
  const fields = { ...input, id: randomUUID(), intent: 'confirm' };
  const press = () => stage.shop.visitor().post(WITHDRAWAL, fields);
  const answers = await Promise.all(Array.from({ length: 30 }, () => press()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(await listWithdrawals(stage.shop)).toHaveLength(1);
  const other = stage.shop.visitor();
  const again = await other.post(WITHDRAWAL, { ...fields, reason: 'Druhý' });
  const { text } = await other.follow(again);
  expect(text).toContain('První');
  expect(text).not.toContain('Druhý');
});

it('what was declared stays declared, however often the control is pressed again', async () => {
  await buyThree(stage);
  const by = stage.shop.visitor();
  const input = { ...(await declarationOf(stage.shop)), intent: 'declare' };
  const fields = confirming(await by.follow(await by.post(WITHDRAWAL, input)));
  for (let round = 0; round < 12; round += 1) {
    expect((await by.post(WITHDRAWAL, fields)).status).toBe(303);
  }
  expect(await listWithdrawals(stage.shop)).toHaveLength(1);
});

it('other words under the id of a declaration are one of their own, and read nothing of the first', async () => {
  await buyThree(stage);
  const first = await declarationOf(stage.shop, { reason: 'Jen mezi námi' });
  const id = randomUUID();
  const press = (by = stage.shop.visitor(), more: Record<string, string> = {}) =>
    by.post(WITHDRAWAL, { ...first, id, intent: 'confirm', ...more });
  await press();
  const other = stage.shop.visitor();
  const jana = { name: 'Jana', number: '999', email: 'jana@example.com', reason: '' };
  const { text } = await other.follow(await press(other, jana));
  expect(text).toContain('jana@example.com');
  for (const secret of [first['email'] ?? '?', 'Jen mezi námi']) expect(text).not.toContain(secret);
  const stored = (await listWithdrawals(stage.shop)).map(({ email }) => email);
  expect(stored.toSorted()).toEqual(['jana@example.com', first['email']].toSorted());
});
