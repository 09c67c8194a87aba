import { createServer } from 'node:net';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, listEmails, query } from '#tests/stage/books.ts';
import { type Client, createClient, errorOf } from '#tests/stage/calling.ts';
import { nastyEmails, nastyTexts } from '#tests/stage/nasty-texts.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';

const CALL = 'send-contact-email';
const message = {
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  phone: 'CZ:777123456',
  service: 'instagram',
  message: 'Dobrý den,\nkolik to stojí?',
};
const bulk = {
  ...message,
  phone: '+420 777123456',
  company: 'Pečení Říhová s. r. o.',
  service: 'Individuální spolupráce - bulk',
};
const help = {
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  service: 'Pomoc s platbou (ID: cs_test_123)',
  message: 'Platba neprošla.\n\nID platby: cs_test_123',
};

let shop: TestShop;
let client: Client;
beforeEach(async () => {
  shop = await createTestShop();
  client = createClient(shop);
});
afterEach(() => shop.close());

const messages = () => query(shop, 'select * from messages order by created_at');

describe('a message to the shop', () => {
  it('is stored and carried to the shop, and answers go to who wrote it', async () => {
    const answer = await client.call(CALL, message);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await messages()).toEqual([
      expect.objectContaining({
        ...message,
        kind: 'contact',
        phone: '+420 777 123 456',
        company: '',
        locale: 'cs',
      }),
    ]);
    await shop.workOnce();
    await shop.workOnce();
    const [email, ...others] = await emailsOf(shop, 'message-shop');
    expect(others).toEqual([]);
    expect(await emailsOf(shop, 'message-sender')).toEqual([
      expect.objectContaining({ to_address: 'zofie@example.com', locale: 'cs' }),
    ]);
    expect(email).toMatchObject({
      to_address: shop.services.shop.supportMail,
      reply_to: 'zofie@example.com',
      locale: 'cs',
      subject: 'Zpráva z\u00a0webu: instagram (Žofie Říhová)',
    });
    expect(email?.text).toContain('kolik to stojí?');
    expect(email?.text).toContain('+420 777 123 456');
  });

  it('comes from the bulk form with a company, and in English too', async () => {
    const service = 'Individual Cooperation - agency';
    expect((await client.call(CALL, bulk)).status).toBe(200);
    expect((await client.call(CALL, { ...bulk, service }, { locale: 'en' })).status).toBe(200);
    await shop.workOnce();
    const kinds = (await messages()).map(({ kind }) => kind);
    expect(kinds).toEqual(['bulk', 'bulk']);
    const texts = (await emailsOf(shop, 'message-shop')).map(({ text }) => text);
    expect(texts[0]).toContain('Pečení Říhová');
    expect(texts[1]).toContain('angličtina');
    expect(texts.join()).toContain(service);
  });

  it('about a payment needs no phone and keeps the line with its id', async () => {
    expect((await client.call(CALL, help)).status).toBe(200);
    await shop.workOnce();
    const [email] = await emailsOf(shop, 'message-shop');
    expect(email?.subject).toContain('Pomoc s platbou (ID: cs_test_123)');
    expect(email?.text).toContain('ID platby: cs_test_123');
  });

  it('says in the language of the edition what is missing', async () => {
    const cs = await client.call(CALL, {});
    const en = await client.call(CALL, { phone: null }, { locale: 'en' });
    expect([cs.status, en.status]).toEqual([422, 422]);
    expect(errorOf(cs)).toMatchObject({
      code: 'fields-missing',
      message: 'Vyplňte prosím všechna povinná pole',
      fields: {
        name: { code: 'name-missing', message: 'Vyplňte jméno a\u00a0příjmení' },
        message: { code: 'message-missing' },
      },
    });
    expect(errorOf(en)).toMatchObject({
      message: 'Please fill in all required fields',
      fields: { phone: { code: 'phone-missing' }, email: { code: 'email-missing' } },
    });
    expect(await messages()).toEqual([]);
  });

  it.each([
    ['service', 'choose', 'service-missing', 'Vyplňte, čeho se zpráva týká'],
    ['phone', 'CZ:12345', 'phone-invalid', 'Zadejte platné telefonní číslo'],
    ['email', 'zofie', 'email-invalid', 'Zadejte platný e-mail'],
    ['message', 'a'.repeat(5001), 'text-too-long', 'Text je příliš dlouhý'],
    ['message', 5, 'text-needed', 'Zde má být text'],
    ['website2', 'x', 'field-unknown', 'Toto pole neznáme'],
  ])('with a wrong %s is refused: %#', async (field, value, code, words) => {
    const answer = await client.call(CALL, { ...message, [field]: value });
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toMatchObject({
      code,
      message: expect.stringContaining(words),
      fields: { [field]: { code } },
    });
    expect(await messages()).toEqual([]);
  });

  it('of a program that fills in everything is thanked for and dropped', async () => {
    const answer = await client.call(CALL, { ...message, website: 'https://spam.example' });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(await messages()).toEqual([]);
  });

  it('is taken five times an hour of one mailbox, and ten times of one client', async () => {
    const statuses = async (count: number, email: (i: number) => string, from = client) => {
      const answers = [];
      for (let i = 0; i < count; i += 1) {
        answers.push(await from.call(CALL, { ...message, email: email(i) }));
      }
      return answers;
    };
    const sameMailbox = await statuses(6, (i) => `zofie+${i}@example.com`, createClient(shop));
    expect(sameMailbox.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const last = sameMailbox.at(-1);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(last && errorOf(last).code).toBe('too-often');
    const sameClient = await statuses(11, (i) => `zofie${i}@example.com`);
    expect(sameClient.map(({ status }) => status).slice(9)).toEqual([200, 429]);
    expect(await messages()).toHaveLength(15);
  });
});

describe('whatever is written', () => {
  it('makes no header of an e-mail and no markup in it', async () => {
    for (const [name, text] of Object.entries(nastyTexts)) {
      const sender = createClient(shop);
      const email = `${name.replaceAll(/\W/g, '')}@example.com`;
      const body = { ...message, email, name: text, company: text, service: text, message: text };
      const { status } = await sender.call(CALL, body);
      expect([200, 422], name).toContain(status);
    }
    for (const email of Object.values(nastyEmails)) {
      expect([200, 422]).toContain(
        (await createClient(shop).call(CALL, { ...message, email })).status,
      );
    }
    await shop.workOnce();
    const stored = await messages();
    const emails = await listEmails(shop);
    expect(await emailsOf(shop, 'message-shop')).toHaveLength(stored.length);
    const receivers = [shop.services.shop.supportMail, ...stored.map(({ email }) => email)];
    for (const email of emails) {
      const { subject, to_address: to, reply_to: replyTo, html } = email;
      expect([subject, to, replyTo].join()).not.toMatch(/\p{Cc}/u);
      expect(receivers).toContain(to);
      expect(html).not.toMatch(/<(?:svg|script)/i);
    }
  });
});

it('loses nothing while the mail server is away', async () => {
  const port = await freePort();
  const time = createClock();
  const away = await createTestShop({
    clock: time.clock,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => void taken.push(chunk.toString()));
      stream.on('end', () => done());
    },
  });
  try {
    expect((await createClient(away).call(CALL, message)).status).toBe(200);
    await away.workOnce();
    expect(await query(away, 'select sent_at, refusal from emails')).toEqual([
      { sent_at: null, refusal: null },
      { sent_at: null, refusal: null },
    ]);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    await time.pass(away, 60);
    const email = taken.join('');
    expect(email).toMatch(/^Reply-To: zofie@example\.com$/m);
    expect(email.match(/^Message-ID: <message-shop-/gm)).toHaveLength(1);
  } finally {
    await away.close();
    await new Promise<void>((resolve) => void server.close(resolve));
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}
