import { describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import {
  WITHDRAWAL,
  buyThree,
  confirming,
  listWithdrawals,
  onlyEmail,
  useWithdrawing,
} from '#tests/stage/withdrawing.ts';

const stage = useWithdrawing();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The form of step one, as the link of the order's page leads to it. */
async function ofOrder() {
  const by = stage.shop.visitor();
  const page = await by.get(`${WITHDRAWAL}?order=${(await onlyOrder(stage.shop)).token}`);
  return { by, page, fields: readForm(page.html, 'declare').fields };
}

async function send(by: Awaited<ReturnType<typeof ofOrder>>['by'], input: Record<string, string>) {
  const led = await by.post(WITHDRAWAL, { ...input, intent: 'declare' });
  const second = await by.follow(led);
  await by.follow(await by.post(WITHDRAWAL, confirming(second)));
  await stage.shop.workOnce();
  return second;
}

describe('from the page of an order', () => {
  it('the lines are boxes, all of them ticked: that is the whole order', async () => {
    await buyThree(stage, { start: 'now' });
    const { by, fields } = await ofOrder();
    expect(Object.keys(fields).filter((name) => name.startsWith('line-'))).toHaveLength(3);
    await send(by, fields);
    expect(await listWithdrawals(stage.shop)).toMatchObject([
      { part: '', lines: [], outcome: 'canceled' },
    ]);
  });

  it.each([
    ['that it does not have', { lines: '99 7', part: 'ten první' }, []],
    ['twice', { lines: '1 1 0', part: 'oba' }, [0, 1]],
    ['beside words for the whole', { lines: '0', part: '' }, []],
  ])('lines %s are not taken from a form that was changed', async (_, input, meant) => {
    await buyThree(stage, { start: 'now' });
    await query(stage.shop, `update orders set state = 'delivering'`);
    const { by, fields } = await ofOrder();
    const second = await by.follow(await by.post(WITHDRAWAL, { ...fields, intent: 'declare' }));
    await by.post(WITHDRAWAL, { ...confirming(second), ...input });
    await stage.shop.workOnce();
    expect(await listWithdrawals(stage.shop)).toMatchObject([{ lines: meant }]);
  });

  it('parts that are withdrawn from one after the other stand there each with its sum', async () => {
    await buyThree(stage, { start: 'now' });
    await query(stage.shop, `update orders set state = 'delivering'`);
    await query(
      stage.shop,
      `update order_lines set work = 'delivering', started_at = now() where position = 2`,
    );
    const names: string[] = [];
    for (const position of [0, 1]) {
      const { by, fields } = await ofOrder();
      const kept = Object.entries(fields).filter(
        ([name]) => !name.startsWith('line-') || name === `line-${position}`,
      );
      names.push(plain(fields[`line-${position}`] ?? '?'));
      await send(by, Object.fromEntries(kept));
    }
    const { token } = await onlyOrder(stage.shop);
    const { text, html } = await stage.shop.visitor().get(`/objednavky/${token}`);
    // The third can still be withdrawn from.
    expect(html).toContain(`${WITHDRAWAL}?order=${token}`);
    for (const name of names) expect(plain(text)).toContain(`Týká se: ${name}.`);
    expect(plain(text).match(/Vrátíme vám [\d.,]+ Kč/g)).toHaveLength(2);
  });

  it('a withdrawal from all of them leads to no further one', async () => {
    await buyThree(stage, { start: 'now' });
    await query(stage.shop, `update orders set state = 'delivering'`);
    const { by, fields } = await ofOrder();
    await send(by, fields);
    const { token } = await onlyOrder(stage.shop);
    const { html } = await stage.shop.visitor().get(`/objednavky/${token}`);
    expect(html).not.toContain(`${WITHDRAWAL}?order=${token}`);
  });

  it('what was ticked stays so when the form is opened again', async () => {
    await buyThree(stage, { start: 'now' });
    const { by, fields } = await ofOrder();
    const { 'line-0': first, ...rest } = fields;
    expect(first).toBeDefined();
    await by.follow(await by.post(WITHDRAWAL, { ...rest, reason: 'Omyl', intent: 'declare' }));
    const token = (await onlyOrder(stage.shop)).token;
    const again = await by.get(`${WITHDRAWAL}?order=${token}`);
    const { fields: kept } = readForm(again.html, 'declare');
    expect(Object.keys(kept)).toEqual(Object.keys(rest));
    expect(kept['reason']).toBe('Omyl');
  });

  it('some of them are withdrawn from by name, and only these', async () => {
    await buyThree(stage, { start: 'now' });
    await query(stage.shop, `update orders set state = 'delivering'`);
    await query(
      stage.shop,
      `update order_lines set work = 'delivering', started_at = now(), delivered = 40`,
    );
    const { by, fields } = await ofOrder();
    const { 'line-0': first, ...rest } = fields;
    expect(first).toBeDefined();
    const second = await send(by, rest);
    for (const name of [rest['line-1'], rest['line-2']])
      expect(plain(second.text)).toContain(plain(name ?? '?'));
    expect(plain(second.text)).not.toContain('Odstupujete od celé objednávky');
    expect(await listWithdrawals(stage.shop)).toMatchObject([
      { lines: [1, 2], part: `${rest['line-1']}\n${rest['line-2']}`, outcome: 'held' },
    ]);
    expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toContain(
      plain(rest['line-1'] ?? '?'),
    );
    // Nothing remains of what was withdrawn from.
    const { text } = await by.get(`/objednavky/${(await onlyOrder(stage.shop)).token}`);
    expect(text.match(/· zbývá/g)).toHaveLength(1);
    // What has been withdrawn from is not offered again.
    const again = await ofOrder();
    expect(again.fields).toHaveProperty('line-0');
    expect(again.fields).not.toHaveProperty('line-1');
    await send(again.by, again.fields);
    expect((await listWithdrawals(stage.shop))[1]).toMatchObject({ lines: [0] });
  });

  it('none of them is asked about in place, and what was typed stays', async () => {
    await buyThree(stage);
    const { by, fields } = await ofOrder();
    const none = Object.entries(fields).filter(([name]) => !name.startsWith('line-'));
    const answer = await by.post(WITHDRAWAL, {
      ...Object.fromEntries(none),
      reason: 'Spěchám',
      intent: 'declare',
    });
    expect(answer.status).toBe(422);
    expect(plain(answer.text)).toContain('Zaškrtněte aspoň jeden balíček');
    expect(answer.text).toContain('Spěchám');
    expect(await listWithdrawals(stage.shop)).toEqual([]);
  });
});
