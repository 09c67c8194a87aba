import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '#content/moments.ts';
import { refundPart } from '#tests/stage/refund-part.ts';
import { query } from '#tests/stage/books.ts';
import { lookForLate } from '#tests/stage/delivering.ts';
import type { Request } from '#tests/stage/ordering.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';

const here = useDeliveringShop();

const HOUR = 60;
const DAY = 24 * HOUR;
const followers: Request = { packageId: 'ig-followers-1000', target: '@zofie.rihova' };
const likes: Request = {
  packageId: 'ig-likes-1000',
  target: 'https://www.instagram.com/p/Cabc123/',
};

const buy = (...wishes: readonly Request[]) => here.buy(wishes);

const begin = (position = 0) => here.move({ position, to: 'delivering', startCount: 1200 });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const read = async (page: string) => plain((await here.visitor.get(page)).text);
const momentOf = (at: Date) => plain(formatMoment('cs', at));

/** When the line was held, as the page says moments. */
async function heldMoment(): Promise<string> {
  const [line] = await query<{ held_at: Date }>(
    here.shop,
    'select held_at from order_lines where held_at is not null',
  );
  return momentOf(line?.held_at ?? new Date(0));
}

describe('the page of an order', () => {
  it('dates a hold by its own moment, and not by the start of the delivery', async () => {
    const page = await buy(followers);
    await begin();
    const begunAt = momentOf(here.time.clock());
    await here.time.pass(here.shop, 5 * HOUR);
    const text = 'Profil je soukromý.';
    await here.hold({ reason: 'target-private', text });
    const said = await read(page);
    expect(said).toContain(`Pozastaveno ( právě teď ) ${await heldMoment()}`);
    expect(said).not.toContain(`Pozastaveno ( právě teď ) ${begunAt}`);
  });

  it('dates a hold before the start as well', async () => {
    const page = await buy(followers);
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    expect(await read(page)).toContain(`Pozastaveno ( právě teď ) ${await heldMoment()}`);
  });

  it('says when a target was corrected, and leads to its line', async () => {
    const page = await buy(followers, likes);
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    expect(await read(page)).not.toContain('Opravili jste');
    const fields = { intent: 'target', line: '0', target: '@zofie.spravne' };
    expect((await here.visitor.post(page, fields)).location).toMatch(/#line-0$/);
    const { html } = await here.visitor.get(page);
    expect(html).toContain('id="line-0"');
    expect(await read(page)).toMatch(/Opravili jste \d+\. \S+ \d{4} ve? \d+:\d\d\. Děkujeme/);
    await here.hold({ reason: 'target-missing', text: 'Zase nic.' });
    expect(await read(page)).not.toContain('Opravili jste');
  });

  it('speaks of the profile and not of a choice where the link is of another network', async () => {
    const page = await buy(followers);
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    const fields = { intent: 'target', line: '0', target: 'https://www.tiktok.com/@zofie' };
    const { text } = await here.visitor.post(page, fields);
    expect(text).toContain('Toto je odkaz na TikTok, tento balíček je ale pro jinou síť.');
    expect(text).not.toContain('vybrali jste');
  });

  it('does not praise the progress of an order that is late', async () => {
    const page = await buy(followers);
    await begin();
    expect(await read(page)).toContain('Vaše čísla postupně rostou');
    await here.time.pass(here.shop, 10 * DAY);
    await lookForLate(here.shop);
    const late = await read(page);
    expect(late).toContain('Nestihli jsme slíbený čas');
    expect(late).not.toContain('Vaše čísla postupně rostou');
    expect(late).toContain('Dodáváme později, než jsme slíbili');
  });

  it('names the end of the whole order as such where it has several packages', async () => {
    const page = await buy(followers, likes);
    await begin();
    await begin(1);
    const both = await read(page);
    expect(both.match(/celá objednávka bude hotová nejpozději \d/gi)).toHaveLength(1);
    expect(both).not.toMatch(/, hotovo nejpozději/);
  });

  it('names the end of the only package as its own', async () => {
    const page = await buy(followers);
    await begin();
    expect(await read(page)).toMatch(/, hotovo nejpozději \d/);
  });

  it('leaves nothing to be delivered of an order whose money went back', async () => {
    const page = await buy(followers);
    await begin();
    const [order] = await query<{ id: string; total: string }>(
      here.shop,
      'select id, total from orders',
    );
    const wish = {
      id: randomUUID(),
      orderId: order?.id ?? '',
      amount: Number(order?.total),
      reason: 'Dohoda',
    };
    await refundPart(here.shop.services, { ...wish, person: 'Jana' });
    await here.shop.workOnce();
    await here.shop.workOnce();
    const said = await read(page);
    expect(said).toContain('Peníze jsme vám vrátili');
    expect(said).toContain('Nedodáno.');
    expect(said).not.toContain('zbývá 1.000');
  });

  it('says itself what is missing in a form, in the language of its reader', async () => {
    const page = await buy(followers);
    await begin();
    await here.move({ position: 0, to: 'completed' });
    const { html } = await here.visitor.get(page);
    for (const name of ['count', 'text']) {
      const form = new RegExp(`<form[^>]*>(?:(?!</form>).)*name="${name}"`, 's').exec(html)?.[0];
      expect(form?.slice(0, form.indexOf('>')).toLowerCase(), name).toContain('novalidate');
    }
  });

  it('leads to the line of which a refill was asked for', async () => {
    const page = await buy(followers);
    await begin();
    await here.move({ position: 0, to: 'completed' });
    const fields = { intent: 'refill', line: '0', count: '1 950' };
    expect((await here.visitor.post(page, fields)).location).toMatch(/#line-0$/);
  });
});
