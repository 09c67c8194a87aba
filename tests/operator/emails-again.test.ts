import { describe, expect, it } from 'vitest';
import { emailsOf, listIssued, query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type Desk, deskForm, openDesk } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import type { Page } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const followers = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];

async function openSent(): Promise<Desk> {
  const desk = await openDesk(here.shop, { wishes: followers });
  await here.shop.workOnce();
  return desk;
}

async function emailId(desk: Desk, kind = 'order-paid-customer'): Promise<string> {
  const [row] = await query<{ id: string }>(
    here.shop,
    'select id from emails where order_id = $1 and kind = $2 and copy = 0',
    [desk.id, kind],
  );
  return row?.id ?? '';
}

async function again(desk: Desk, id: string, to: string, page?: Page): Promise<Page> {
  const address = `${desk.address}/emails/${id}`;
  const shown = page ?? (await desk.operator.visitor.get(address));
  const { action, fields } = deskForm(shown, 'again');
  return desk.operator.visitor.post(action, { ...fields, to });
}

async function sentTo(desk: Desk): Promise<string[]> {
  const sent = await emailsOf(here.shop, 'order-paid-customer');
  return sent
    .filter(({ subject }) => subject.includes(String(desk.number)))
    .map(({ to_address }) => to_address);
}

describe('an e-mail of an order', () => {
  it('is shown as text and as it comes, and only there', async () => {
    const desk = await openSent();
    const id = await emailId(desk);
    const shown = await desk.operator.visitor.get(`${desk.address}/emails/${id}`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('zofie@example.com');
    const whole = await desk.operator.visitor.get(`${desk.address}/emails/${id}/html`);
    expect(whole.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
    const stranger = await here.shop.visitor().get(`${desk.address}/emails/${id}/html`);
    expect(stranger.status).toBe(303);
  });

  it('is sent again after half a minute, as a copy that can be taken back', async () => {
    const desk = await openSent();
    const id = await emailId(desk);
    const shown = await desk.operator.visitor.get(`${desk.address}/emails/${id}`);
    await Promise.all([1, 2].map(() => again(desk, id, '', shown)));
    expect(await sentTo(desk)).toHaveLength(1);
    await here.time.pass(here.shop, 1);
    expect(await sentTo(desk)).toEqual(['zofie@example.com', 'zofie@example.com']);
    const page = await desk.look();
    expect(page.text).toContain('posláno znovu');
    expect(page.text).toContain('Znovu poslán e‑mail');
    await again(desk, id, '');
    const [intent] = await query(
      here.shop,
      `select id from intents where order_id = $1 and state = 'waiting'`,
      [desk.id],
    );
    await desk.operator.visitor.post('/ad/undo', { id: String(intent?.['id']), back: '/ad' });
    await here.time.pass(here.shop, 1);
    expect(await sentTo(desk)).toHaveLength(2);
  });

  it('goes to another mailbox, which the log of changes keeps as a hash', async () => {
    const desk = await openSent();
    await again(desk, await emailId(desk), 'ucetni@example.com');
    await here.time.pass(here.shop, 1);
    expect(await sentTo(desk)).toEqual(['zofie@example.com', 'ucetni@example.com']);
    const log = await query(
      here.shop,
      `select after from audit_entries where subject = $1 and action = 'email-sent'`,
      [desk.id],
    );
    expect(JSON.stringify(log)).toContain('order-paid-customer');
    expect(JSON.stringify(log)).not.toContain('ucetni');
  });

  it('is not sent to what is no mailbox, and keeps what was typed', async () => {
    const desk = await openSent();
    const refused = await again(desk, await emailId(desk), 'ucetni@');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Zadejte platný e‑mail');
    expect(refused.html).toContain('value="ucetni@"');
  });

  it('is not sent again while it still waits to be sent', async () => {
    const desk = await openDesk(here.shop, { wishes: followers });
    const id = await emailId(desk);
    const shown = await desk.operator.visitor.get(`${desk.address}/emails/${id}`);
    expect(shown.html).not.toContain('value="again"');
    const forged = await desk.operator.visitor.post(`${desk.address}/emails/${id}`, {
      form: 'again',
      id: crypto.randomUUID(),
      to: '',
    });
    expect(forged.status).toBe(422);
    expect(forged.text).toContain('ještě čeká na odeslání');
  });

  it('is limited for each order', async () => {
    const desk = await openSent();
    const id = await emailId(desk);
    const post = () =>
      desk.operator.visitor.post(`${desk.address}/emails/${id}`, {
        form: 'again',
        id: crypto.randomUUID(),
        to: '',
      });
    for (let count = 0; count < 20; count++) expect((await post()).status).toBe(303);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('příliš často');
  });

  it('of another order, or of none, is not there', async () => {
    const desk = await openSent();
    const other = await openSent();
    const id = await emailId(other);
    for (const address of [
      `${desk.address}/emails/${id}`,
      `${desk.address}/emails/${id}/html`,
      `${desk.address}/emails/no-such-email`,
      `${desk.address}/emails/enquiry-shop`,
      `${desk.address}/emails/${crypto.randomUUID()}`,
    ]) {
      expect((await desk.operator.visitor.get(address)).status).toBe(404);
    }
    const forged = await desk.operator.visitor.post(`${desk.address}/emails/${id}`, {
      form: 'again',
      id: crypto.randomUUID(),
      to: 'x@example.com',
    });
    expect(forged.status).not.toBe(303);
    await here.time.pass(here.shop, 1);
    expect(await sentTo(other)).toEqual(['zofie@example.com']);
  });
});

describe('what stands on the page of an order', () => {
  it('is text, whatever its customer typed', async () => {
    const script = `<script>alert(1)</script><img src=x onerror="alert(1)">`;
    const desk = await openDesk(here.shop, {
      wishes: followers,
      typed: {
        name: script,
        note: `${script}\n</textarea>`,
        companyInvoice: 'on',
        companyCountry: 'CZ',
        companyName: script,
        companyId: '12345679',
        address: script,
      },
    });
    await query(
      here.shop,
      `update order_lines set target_label = $1, target_url = $2 where order_id = $3`,
      [script, 'https://www.instagram.com/"><script>alert(1)</script>', desk.id],
    );
    await query(here.shop, `update emails set refusal = $1 where order_id = $2`, [script, desk.id]);
    await desk.send('note', { text: script });
    await desk.send('hold-0', { reason: 'other', text: script });
    const addresses = [
      desk.address,
      `${desk.address}/emails/${await emailId(desk)}`,
      `${desk.address}/emails/order-canceled-customer/html`,
    ];
    for (const address of addresses) {
      const page = await desk.operator.visitor.get(address);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('<script>alert');
      expect(page.html).not.toContain('<img src=x');
    }
  });

  it('offers the documents of that order alone', async () => {
    const desk = await openSent();
    const [foreign, own] = await listIssued(here.shop, 'invoice');
    const get = (number = '') =>
      desk.operator.visitor.get(`${desk.address}/invoices/${number}.pdf`);
    const file = await get(own?.number);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect((await get(foreign?.number)).status).toBe(404);
  });

  it('comes back with what was typed after somebody had to sign in', async () => {
    const desk = await openDesk(here.shop, { wishes: followers });
    const page = await desk.look();
    await query(here.shop, 'delete from sessions where id = $1', [desk.operator.sessionId]);
    const led = await desk.send('note', { text: 'Nepsat před devátou' }, page);
    expect(led.location).toContain('/ad/sign-in');
    const kept = desk.operator.visitor.cookies;
    const back = await signIn(here.shop, { name: 'Jana Malá' });
    for (const [name, value] of kept) {
      if (name !== back.cookie.name) back.visitor.cookies.set(name, value);
    }
    expect((await back.visitor.get(desk.address)).html).toContain(
      '>Nepsat před devátou</textarea>',
    );
  });
});
