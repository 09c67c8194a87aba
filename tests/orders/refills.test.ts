import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';

const here = useDeliveringShop();

const DAY = 24 * 60;

/** A thousand followers, delivered on top of 1,200. */
async function delivered(): Promise<string> {
  const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
  const page = await here.buy(wishes);
  await here.move({ position: 0, to: 'delivering', startCount: 1200 });
  await here.move({ position: 0, to: 'completed' });
  await here.shop.workOnce();
  return page;
}

const asking = (count: string, id: string = randomUUID()) => ({
  intent: 'refill',
  line: '0',
  id,
  count,
});
const refills = () => query(here.shop, 'select id, line, count_now, state from refills');

describe('a refill within the guarantee', () => {
  it('is asked for with the count of now, once, and the shop is told the counts', async () => {
    const page = await delivered();
    const before = await here.visitor.get(page);
    expect(before.text).toContain('Garance doplnění platí do');
    expect(before.text).toContain('Po dodání tu mělo být 2.200');
    const form = asking('1.950');
    expect((await here.visitor.post(page, form)).status).toBe(303);
    expect((await here.visitor.post(page, form)).status).toBe(303);
    expect(await refills()).toEqual([{ id: form.id, line: 0, count_now: 1950, state: 'asked' }]);
    await here.shop.workOnce();
    const [email, ...more] = await emailsOf(here.shop, 'order-refill-shop');
    expect(more).toEqual([]);
    for (const words of ['2.200', '1.950', '1.200']) expect(email?.text).toContain(words);
    const after = await here.visitor.get(page);
    expect(after.text).toContain('O doplnění jste požádali');
    expect(after.html).not.toContain('name="count"');
  });

  it('is not asked for twice at a time, from two tabs either', async () => {
    const page = await delivered();
    const answers = await Promise.all([
      here.visitor.post(page, asking('1900')),
      here.visitor.post(page, asking('1800')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    expect(await refills()).toHaveLength(1);
    await query(here.shop, `update refills set state = 'done', ended_at = now()`);
    expect((await here.visitor.post(page, asking('1700'))).status).toBe(303);
    expect((await here.visitor.get(page)).text).toContain('Doplněno');
  });

  it.each([
    ['1950 kusů', 'Napište prosím počet číslicemi'],
    ['-5', 'Napište prosím počet číslicemi'],
    ['99999999999', 'Napište prosím počet číslicemi'],
    ['<b>12</b>', 'Napište prosím počet číslicemi'],
    ['2200', 'Doplňujeme jen to, co ubylo'],
    ['2201', 'Doplňujeme jen to, co ubylo'],
  ])('says what is wrong with %s, and keeps it', async (count, words) => {
    const page = await delivered();
    const answer = await here.visitor.post(page, asking(count));
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words);
    expect(answer.html).toContain(
      `value="${count.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`,
    );
    expect(await refills()).toEqual([]);
  });

  it('ends with the last day of the guarantee, and the page says when that was', async () => {
    const page = await delivered();
    await here.time.pass(here.shop, 90 * DAY);
    expect((await here.visitor.get(page)).text).toContain('Garance doplnění končí dnes');
    await here.time.pass(here.shop, DAY);
    const { text, html } = await here.visitor.get(page);
    expect(text).toContain('Garance doplnění platila do');
    expect(html).not.toContain('name="count"');
    const answer = await here.visitor.post(page, asking('1000'));
    expect(answer.status).toBe(409);
    expect(await refills()).toEqual([]);
  });

  it('is not there for a line that is not completed, another line, or another order', async () => {
    const page = await delivered();
    expect((await here.visitor.post(page, { ...asking('1'), line: '7' })).status).toBe(302);
    const foreign = page.replace(/[^/]+$/, 'A'.repeat(32));
    expect((await here.visitor.post(foreign, asking('1'))).status).toBe(302);
    await query(here.shop, `update order_lines set work = 'delivering', completed_at = null`);
    expect((await here.visitor.post(page, asking('1'))).status).toBe(409);
    expect(await refills()).toEqual([]);
  });

  it('is refused with its reason, which page and e-mail tell', async () => {
    const page = await delivered();
    await here.visitor.post(page, asking('1900'));
    await query(
      here.shop,
      `update refills set state = 'refused', ended_at = now(), reason = 'Profil je <b>skrytý</b>.'`,
    );
    const { text, html } = await here.visitor.get(page);
    expect(text).toContain('Důvod: Profil je <b>skrytý</b>.');
    expect(html).not.toContain('<b>skrytý');
  });
});
