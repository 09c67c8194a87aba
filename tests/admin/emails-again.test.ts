import { describe, expect, it } from 'vitest';
import { emailsOf, listIssued, query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type OrderAdmin, adminForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import type { Page } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const followers = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];

async function openSent(): Promise<OrderAdmin> {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  await here.shop.workOnce();
  return admin;
}

async function emailId(admin: OrderAdmin, kind = 'order-paid-customer'): Promise<string> {
  const [row] = await query<{ id: string }>(
    here.shop,
    'select id from emails where order_id = $1 and kind = $2 and copy = 0',
    [admin.id, kind],
  );
  return row?.id ?? '';
}

async function again(admin: OrderAdmin, id: string, to: string, page?: Page): Promise<Page> {
  const address = `${admin.address}/emails/${id}`;
  const shown = page ?? (await admin.operator.visitor.get(address));
  const { action, fields } = adminForm(shown, 'again');
  return admin.operator.visitor.post(action, { ...fields, to });
}

async function sentTo(admin: OrderAdmin): Promise<string[]> {
  const sent = await emailsOf(here.shop, 'order-paid-customer');
  return sent
    .filter(({ subject }) => subject.includes(String(admin.number)))
    .map(({ to_address }) => to_address);
}

describe('an e-mail of an order', () => {
  it('is shown as text and as it comes, and only there', async () => {
    const admin = await openSent();
    const id = await emailId(admin);
    const shown = await admin.operator.visitor.get(`${admin.address}/emails/${id}`);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('zofie@example.com');
    const whole = await admin.operator.visitor.get(`${admin.address}/emails/${id}/html`);
    expect(whole.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
    const stranger = await here.shop.visitor().get(`${admin.address}/emails/${id}/html`);
    expect(stranger.status).toBe(303);
  });

  it('is sent again after half a minute, as a copy that can be taken back', async () => {
    const admin = await openSent();
    const id = await emailId(admin);
    const shown = await admin.operator.visitor.get(`${admin.address}/emails/${id}`);
    await Promise.all([1, 2].map(() => again(admin, id, '', shown)));
    expect(await sentTo(admin)).toHaveLength(1);
    await here.time.pass(here.shop, 1);
    expect(await sentTo(admin)).toEqual(['zofie@example.com', 'zofie@example.com']);
    const page = await admin.look();
    expect(page.text).toContain('posláno znovu');
    expect(page.text).toContain('Znovu poslán e‑mail');
    await again(admin, id, '');
    const [intent] = await query(
      here.shop,
      `select id from pending_actions where order_id = $1 and state = 'waiting'`,
      [admin.id],
    );
    await admin.operator.visitor.post('/ad/undo', { id: String(intent?.['id']), back: '/ad' });
    await here.time.pass(here.shop, 1);
    expect(await sentTo(admin)).toHaveLength(2);
  });

  it('goes to another mailbox, which the log of changes keeps as a hash', async () => {
    const admin = await openSent();
    await again(admin, await emailId(admin), 'ucetni@example.com');
    await here.time.pass(here.shop, 1);
    expect(await sentTo(admin)).toEqual(['zofie@example.com', 'ucetni@example.com']);
    const log = await query(
      here.shop,
      `select after from audit_entries where subject = $1 and action = 'email-sent'`,
      [admin.id],
    );
    expect(JSON.stringify(log)).toContain('order-paid-customer');
    expect(JSON.stringify(log)).not.toContain('ucetni');
  });

  it('is not sent to what is no mailbox, and keeps what was typed', async () => {
    const admin = await openSent();
    const refused = await again(admin, await emailId(admin), 'ucetni@');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Zadejte platný e‑mail');
    expect(refused.html).toContain('value="ucetni@"');
  });

  it('is not sent again while it still waits to be sent', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const id = await emailId(admin);
    const shown = await admin.operator.visitor.get(`${admin.address}/emails/${id}`);
    expect(shown.html).not.toContain('value="again"');
    const forged = await admin.operator.visitor.post(`${admin.address}/emails/${id}`, {
      form: 'again',
      id: crypto.randomUUID(),
      to: '',
    });
    expect(forged.status).toBe(422);
    expect(forged.text).toContain('ještě čeká na odeslání');
  });

  it('is limited for each order', async () => {
    const admin = await openSent();
    const id = await emailId(admin);
    const post = () =>
      admin.operator.visitor.post(`${admin.address}/emails/${id}`, {
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
    const admin = await openSent();
    const other = await openSent();
    const id = await emailId(other);
    for (const address of [
      `${admin.address}/emails/${id}`,
      `${admin.address}/emails/${id}/html`,
      `${admin.address}/emails/no-such-email`,
      `${admin.address}/emails/enquiry-shop`,
      `${admin.address}/emails/${crypto.randomUUID()}`,
    ]) {
      expect((await admin.operator.visitor.get(address)).status).toBe(404);
    }
    const forged = await admin.operator.visitor.post(`${admin.address}/emails/${id}`, {
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
    const admin = await openOrderAdmin(here.shop, {
      wishes: followers,
      input: {
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
      [script, 'https://www.instagram.com/"><script>alert(1)</script>', admin.id],
    );
    await query(here.shop, `update emails set refusal = $1 where order_id = $2`, [
      script,
      admin.id,
    ]);
    await admin.send('note', { text: script });
    await admin.send('hold-0', { reason: 'other', text: script });
    const addresses = [
      admin.address,
      `${admin.address}/emails/${await emailId(admin)}`,
      `${admin.address}/emails/order-canceled-customer/html`,
    ];
    for (const address of addresses) {
      const page = await admin.operator.visitor.get(address);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('<script>alert');
      expect(page.html).not.toContain('<img src=x');
    }
  });

  it('offers the documents of that order alone', async () => {
    const admin = await openSent();
    const [foreign, own] = await listIssued(here.shop, 'invoice');
    const get = (number = '') =>
      admin.operator.visitor.get(`${admin.address}/invoices/${number}.pdf`);
    const file = await get(own?.number);
    expect(file.status).toBe(200);
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect((await get(foreign?.number)).status).toBe(404);
  });

  it('comes back with what was typed after somebody had to sign in', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const page = await admin.look();
    await query(here.shop, 'delete from sessions where id = $1', [admin.operator.sessionId]);
    const led = await admin.send('note', { text: 'Nepsat před devátou' }, page);
    expect(led.location).toContain('/ad/sign-in');
    const kept = admin.operator.visitor.cookies;
    const back = await signIn(here.shop, { name: 'Jana Malá' });
    for (const [name, value] of kept) {
      if (name !== back.cookie.name) back.visitor.cookies.set(name, value);
    }
    expect((await back.visitor.get(admin.address)).html).toContain(
      '>Nepsat před devátou</textarea>',
    );
  });
});
