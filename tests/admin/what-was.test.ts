import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';
import { signIn } from '#tests/stage/operator.ts';

const here = useDeliveringShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const buy = () => here.buy([{ packageId: 'ig-followers-1000', target: '@zofie' }]);
const kept = () => query(here.shop, 'select * from sent_emails order by sent_at');

describe('the history of an order', () => {
  it('keeps the target of its time, and says from which to which it changed', async () => {
    const page = await buy();
    await here.hold({ reason: 'target-missing', text: 'Nic tam není.' });
    await here.visitor.post(page, { intent: 'target', line: '0', target: '@zofie.nova' });
    await here.move({ position: 0, to: 'delivering' });
    const { visitor } = await signIn(here.shop);
    const { number } = await onlyOrder(here.shop);
    const { text } = await visitor.get(`/ad/orders/${number}`);
    const name = '1.000 sledujících na Instagramu';
    expect(plain(text)).toContain(`${name} (@zofie): pozastaveno`);
    expect(plain(text)).toContain(`${name} (@zofie) → @zofie.nova`);
    expect(plain(text)).toContain(`${name} (@zofie.nova): zahájeno`);
    expect(plain(text)).not.toContain(`${name} (@zofie.nova): pozastaveno`);
  });
});

describe('an e-mail of legal weight', () => {
  it('is kept as it left, with its files by hash, and shown so', async () => {
    await buy();
    const [row] = await kept();
    expect(row).toMatchObject({ to_address: 'zofie@example.com' });
    const files = await query(
      here.shop,
      `select a.name, a.content from outbox.attachment a join outbox.email e on e.id = a.email_id
       where e.message_id like '<order-paid-customer-%'`,
    );
    expect(files.length).toBeGreaterThan(0);
    expect(row?.['files']).toEqual(
      files.map(({ name, content }) => ({
        name,
        sha256: createHash('sha256')
          .update(Buffer.from(content as Uint8Array))
          .digest('hex'),
        bytes: Buffer.from(content as Uint8Array).byteLength,
      })),
    );
    await query(here.shop, `update order_lines set target_label = '@jina'`);
    const { visitor } = await signIn(here.shop);
    const { number } = await onlyOrder(here.shop);
    const page = await visitor.get(`/ad/orders/${number}/emails/${String(row?.['email_id'])}`);
    expect(page.text).toContain('Přesně tak, jak odešel.');
    expect(page.text).toContain('@zofie');
    expect(page.text).not.toContain('@jina');
    const whole = await visitor.get(`/ad/outbox/${String(row?.['email_id'])}`);
    expect(whole.text).toContain('Přesně tak, jak odešel.');
  });

  it('is in the copy of a person’s data, and goes with the note of the e-mail', async () => {
    await buy();
    const { visitor } = await signIn(here.shop);
    const copy = await visitor.post('/ad/data/copy', { email: 'zofie@example.com' });
    const read: Record<string, Record<string, unknown>[]> = JSON.parse(copy.html);
    expect(read['sent_emails']).toHaveLength((await kept()).length);
    await query(here.shop, 'delete from emails');
    expect(await kept()).toEqual([]);
  });
});
