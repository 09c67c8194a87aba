import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { openMessage } from '#tests/stage/messages.ts';
import { oneWish, pay, placeOrder, someone } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

interface MailServer {
  url: string;
  /** Who was named as receiver, at every attempt. */
  asked: string[];
  /** The raw e-mails that were taken. */
  taken: string[];
  close(): Promise<void>;
}

let shop: TestShop;
let time: TestClock;
let mail: MailServer;
/** What the mail server answers to a receiver; undefined to take him. */
let refuse: (address: string) => number | undefined;

beforeEach(async () => {
  refuse = () => undefined;
  mail = await startMailServer();
  time = createClock();
  shop = await createTestShop({ clock: time.clock, env: { SMTP_URL: mail.url } });
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor));
});
afterEach(async () => {
  await shop.close();
  await mail.close();
});

const enqueued = () => query(shop, 'select kind, sent_at, refusal from emails order by kind');
const messageIdHeaders = () => mail.taken.map((raw) => /^Message-ID:\s+(<[^>]*>)/im.exec(raw)?.[1]);

describe('e-mails over a mail server', () => {
  it('arrive once each, at the customer and at the shop', async () => {
    await shop.workOnce();
    await time.pass(shop, 60);
    expect(mail.asked.toSorted()).toEqual([shop.services.shop.orderMail, someone.email].toSorted());
    expect(new Set(messageIdHeaders()).size).toBe(2);
    expect((await enqueued()).every(({ sent_at: at }) => at)).toBe(true);
  });

  it('find a customer whose domain has letters of another alphabet', async () => {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor, oneWish, { email: 'zofie@příklad.cz' }));
    await shop.workOnce();
    expect(mail.taken.join('\n')).toContain('<zofie@xn--pklad-zsa96e.cz>');
  });

  it('show as sent in the thread of a message whose reply the server has taken', async () => {
    const admin = await openMessage(shop);
    await admin.send('reply', { intent: 'reply', state: 'waiting', text: 'Stojí to 199 Kč.' });
    await time.pass(shop, 1);
    const { text } = await admin.look();
    expect(text).toContain('Odešla');
    expect(text).not.toContain('Zůstala v úložišti');
  });

  it('that are deferred come later, and neither is lost', async () => {
    refuse = () => 450;
    await shop.workOnce();
    await time.pass(shop, 60);
    expect(mail.taken).toEqual([]);
    refuse = () => undefined;
    await time.pass(shop, 60);
    expect(mail.taken).toHaveLength(2);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('that are refused for good are noted and not sent again; the other goes its way', async () => {
    refuse = (address) => (address === someone.email ? 550 : undefined);
    await shop.workOnce();
    for (let i = 0; i < 5; i += 1) await time.pass(shop, 60);
    expect(mail.asked.filter((address) => address === someone.email)).toHaveLength(1);
    const [customer, toShop] = await enqueued();
    expect(customer).toMatchObject({ kind: 'order-paid-customer', sent_at: null });
    expect(customer?.['refusal']).toContain('550');
    expect(toShop).toMatchObject({ refusal: null });
    expect(mail.taken).toHaveLength(1);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });
});

async function startMailServer(): Promise<MailServer> {
  const asked: string[] = [];
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      const code = refuse(address);
      done(code ? Object.assign(new Error('not now'), { responseCode: code }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    asked,
    taken,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}
