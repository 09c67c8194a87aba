import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { executeAction } from '#flows/pending-actions/execute-action.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { moneyBack, requestFor } from '#tests/stage/intending.ts';
import { type SignedIn, type SigningIn, signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const again = { kind: 'emails', emails: ['order-paid-customer'], repeat: 'copy' } as const;

async function someone(as: SigningIn = {}) {
  const jana = await signIn(here.shop, as);
  const { id: orderId } = await onlyOrder(here.shop);
  const wants = (wish: Parameters<typeof requestFor>[2]) =>
    requestFor(here.shop, orderId, wish, { operator: jana });
  return { jana, wants };
}

const undo = ({ visitor }: SignedIn, id: string, back = '/ad') =>
  visitor.post('/ad/undo', { id, back });

describe('the bar of what is about to leave', () => {
  it('takes back for who is quick, and not without end', async () => {
    const { jana } = await someone();
    const answers: number[] = [];
    for (let press = 0; press < 201; press += 1)
      answers.push((await undo(jana, randomUUID())).status);
    expect(new Set(answers.slice(0, 200))).toEqual(new Set([303]));
    expect(answers[200]).toBe(429);
    expect((await jana.visitor.post('/ad/codes/new', { intent: 'save' })).status).not.toBe(429);
  });

  it('says what, for which order, until when, and takes it back where it was pressed', async () => {
    const { jana, wants } = await someone();
    const id = await wants(moneyBack(5_050));
    await wants({ ...again, to: 'jina@example.com' });
    const { html, text } = await jana.visitor.get('/ad?sort=paid');
    const [{ number } = {}] = await query(here.shop, 'select number from orders');
    expect(text).toContain('Vrácení 50,50 Kč');
    expect(text).toContain(`objednávka ${String(number)}`);
    expect(text).toContain('E‑mail: potvrzení objednávky zákazníkovi, na jina@example.com');
    expect(text).toMatch(/Odejde v\s\d{1,2}:\d\d:\d\d/);
    expect(html).toContain('name="back" value="/ad?sort=paid"');
    const answer = await undo(jana, id, '/ad?sort=paid');
    expect(answer.status).toBe(303);
    expect(new URL(answer.location ?? '').pathname).toBe('/ad');
    expect(new URL(answer.location ?? '').search).toBe('?sort=paid&undo=taken-back');
    const after = await jana.visitor.follow(answer);
    expect(after.text).toContain('Vzato zpět. Nic neodešlo.');
    expect(after.text).not.toContain('Vrácení 50,50');
    expect(after.html).toContain('name="back" value="/ad?sort=paid"');
  });

  it('is somebody’s own', async () => {
    const { wants } = await someone();
    await wants(moneyBack(5_000));
    const other = await signIn(here.shop, { name: 'Petr Novák' });
    expect((await other.visitor.get('/ad')).text).not.toContain('Vzít zpět');
  });

  it('holds no more than twenty', async () => {
    const { jana, wants } = await someone();
    for (let i = 0; i < 23; i += 1) await wants(again);
    const { html } = await jana.visitor.get('/ad');
    expect(html.match(/name="id"/g)).toHaveLength(20);
  });

  it('says that it was too late', async () => {
    const { jana, wants } = await someone({ language: 'en' });
    const id = await wants(again);
    await here.time.pass(here.shop, 1);
    const said = await jana.visitor.follow(await undo(jana, id));
    expect(said.text).toContain('Too late: this can no longer be undone.');
    expect(await emailsOf(here.shop, 'order-paid-customer')).toHaveLength(2);
  });

  it('says why a refund was not made', async () => {
    const { jana, wants } = await someone();
    const id = await wants(moneyBack(5_000));
    const { token } = await onlyOrder(here.shop);
    await here.shop.post(`/objednavky/${token}`, { intent: 'cancel' });
    await executeAction(here.shop.services, id);
    const { text, html } = await jana.visitor.get('/ad');
    expect(text).toContain('Neprovedeno: z platby už tolik nezbývá.');
    expect(html).not.toContain('name="id"');
    const form = readForms(html).find(({ fields }) => fields['seen']);
    const closed = await jana.visitor.follow(
      await jana.visitor.post('/ad/undo', form?.fields ?? {}),
    );
    expect(closed.text).not.toContain('Neprovedeno');
  });

  it('leads nowhere but into the section', async () => {
    const { jana } = await someone();
    const odd = [
      'https://evil.example/ad',
      '//evil.example/ad',
      '/adresa',
      '/cenik',
      '',
      'javascript:1',
    ];
    for (const back of odd) {
      const { location } = await undo(jana, randomUUID(), back);
      expect(new URL(location ?? '').origin).toBe(here.shop.services.shop.origins.cs);
      expect(new URL(location ?? '').pathname).toBe('/ad');
    }
  });

  it('takes nothing back for who is not signed in', async () => {
    const { wants } = await someone();
    const id = await wants(moneyBack(5_000));
    const { location } = await here.shop.visitor().post('/ad/undo', { id, back: '/ad' });
    expect(location).toContain('/ad/sign-in');
    expect(await query(here.shop, 'select state from pending_actions')).toEqual([
      { state: 'waiting' },
    ]);
  });

  it('shows hostile mailboxes as text', async () => {
    const { jana, wants } = await someone();
    await wants({ ...again, to: '<img src=x onerror=alert(1)>@example.com' });
    const { html } = await jana.visitor.get('/ad');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  });
});
