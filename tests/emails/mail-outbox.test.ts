import { once } from 'node:events';
import { Pool } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { describeMail, sampleEmail } from '#ports/mail/contract.ts';
import { type EmbeddedMail, createEmbeddedMail } from '#ports/mail/embedded.ts';
import { MailUnavailable } from '#ports/mail/port.ts';
import { createTestDatabase } from '#tests/stage/database.ts';

const endings: (() => Promise<void>)[] = [];
const keptAt = new Date('2026-11-21T02:10:00Z');

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

describeMail('the outbox', async () => {
  const outbox = await openOutbox();
  return {
    mail: outbox,
    async arrived() {
      const summaries = await outbox.list({ limit: 100 });
      const kept = await Promise.all(summaries.reverse().map(({ id }) => outbox.find(id)));
      return kept.map((email) => {
        if (!email) throw new Error('A listed e-mail is not there.');
        const { messageIdHeader, subject, html, text, from, to, replyTo, attachments } = email;
        return {
          messageIdHeader,
          fromName: from.name,
          fromAddress: from.address,
          toName: to.name ?? '',
          toAddress: to.address,
          replyTo: replyTo ?? '',
          subject,
          html,
          text,
          attachments: attachments.map((file) => ({
            ...file,
            content: new Uint8Array(file.content),
          })),
        };
      });
    },
  };
});

it('keeps an e-mail once, however often it is sent at the same time', async () => {
  const outbox = await openOutbox();
  await Promise.all(Array.from({ length: 8 }, () => outbox.send(sampleEmail())));
  expect(await outbox.list({ limit: 10 })).toHaveLength(1);
});

it('can be prepared by many replicas at once, and again', async () => {
  const pool = await openPool();
  const boxes = Array.from({ length: 6 }, () =>
    createEmbeddedMail({ sql: pool, clock: () => keptAt }),
  );
  await Promise.all(boxes.map((outbox) => outbox.prepare()));
  await boxes[0]?.prepare();
  expect(await boxes[0]?.list({ limit: 1 })).toEqual([]);
});

it('goes on with e-mails from before there were attachments', async () => {
  const pool = await openPool();
  const outbox = createEmbeddedMail({ sql: pool, clock: () => keptAt });
  await outbox.prepare();
  await outbox.send(sampleEmail());
  await pool.query('drop table outbox.attachment');
  await outbox.prepare();
  const file = { name: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') };
  await outbox.send(sampleEmail({ messageIdHeader: '<2@vzlet.example>', attachments: [file] }));
  const [second, first] = await outbox.list({ limit: 2 });
  expect((await outbox.find(first?.id ?? ''))?.attachments).toEqual([]);
  expect((await outbox.find(second?.id ?? ''))?.attachments).toEqual([file]);
});

it('offers the attachments of an e-mail, and nothing else under their addresses', async () => {
  const outbox = await openOutbox();
  const content = Buffer.from([0, 1, 255]);
  const file = { name: 'faktura-1.pdf', contentType: 'application/pdf', content };
  await outbox.send(sampleEmail({ attachments: [file] }));
  const [{ id } = { id: '' }] = await outbox.list({ limit: 1 });
  const get = (path: string) =>
    outbox.handle(new Request(`http://localhost:3000/outbox/${path}`), 'cs');
  expect(await (await get(id)).text()).toContain(`href="/outbox/${id}/1"`);
  const answer = await get(`${id}/1`);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="faktura-1.pdf"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  for (const path of [`${id}/0`, `${id}/2`, `${id}/999`, `${Number(id) + 1}/1`]) {
    expect((await get(path)).status).toBe(404);
  }
});

it('says that it is unavailable while the database is gone', async () => {
  const pool = new Pool({ connectionString: 'postgres://127.0.0.1:1/none' });
  endings.push(() => pool.end());
  const outbox = createEmbeddedMail({ sql: pool, clock: () => keptAt });
  await expect(outbox.send(sampleEmail())).rejects.toThrow(MailUnavailable);
});

it('lists the newest first, so many at a time', async () => {
  const outbox = await openOutbox();
  await sendMany(outbox, 5);
  const first = await outbox.list({ limit: 3 });
  expect(first.map((email) => email.subject)).toEqual(['Dopis 5', 'Dopis 4', 'Dopis 3']);
  const rest = await outbox.list({ limit: 3, before: first.at(-1)?.id ?? '' });
  expect(rest.map((email) => email.subject)).toEqual(['Dopis 2', 'Dopis 1']);
});

it('leads through more e-mails than fit a page', async () => {
  const outbox = await openOutbox();
  await sendMany(outbox, 51);
  const first = await (await get(outbox, '/outbox')).text();
  expect(first.match(/Dopis \d+/g)).toHaveLength(50);
  const older = /href="(\/outbox\?before=\d+)"/.exec(first)?.[1] ?? '';
  const second = await (await get(outbox, older)).text();
  expect(second.match(/Dopis \d+/g)).toEqual(['Dopis 1']);
  expect(second).not.toContain('?before=');
});

it.each(locales)('says in the edition’s language that nothing was sent (%s)', async (locale) => {
  const outbox = await openOutbox();
  await outbox.send(sampleEmail());
  const page = await (await get(outbox, '/outbox', locale)).text();
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(locale === 'cs' ? 'Nic se neodeslalo' : 'Nothing was sent');
  expect(page).toContain('Žofie Říhová &lt;zofie@example.com&gt;');
  expect(page).toContain(locale === 'cs' ? 'čeština' : 'Czech');
  expect(page).toContain('datetime="2026-11-21T02:10:00.000Z"');
});

it('shows an e-mail with its headers, its text and its HTML in a frame without scripts', async () => {
  const outbox = await openOutbox();
  const html = '<p>Dobrý den</p><script>alert(1)</script>';
  const text = 'Dobrý den </pre><script>alert(1)</script>';
  await outbox.send(sampleEmail({ html, text, subject: '<svg onload=alert(1)>' }));
  const [{ id } = { id: '' }] = await outbox.list({ limit: 1 });

  const page = await get(outbox, `/outbox/${id}`);
  const body = await page.text();
  expect(body).not.toMatch(/<(?:script|svg)/);
  expect(body).toContain('&lt;order-paid-customer-100001@vzlet.example&gt;');
  expect(body).toContain('Dobrý den &lt;/pre&gt;');
  expect(body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).not.toContain('script-src');

  const frame = await get(outbox, `/outbox/${id}/html`);
  expect(await frame.text()).toBe(html);
  const framePolicy = frame.headers.get('content-security-policy') ?? '';
  expect(framePolicy).toMatch(/sandbox allow-popups/);
  expect(framePolicy).not.toContain('allow-scripts');
  expect(frame.headers.get('cache-control')).toBe('no-store');
});

it.each([
  '/outbox/999',
  '/outbox/abc',
  '/outbox/1/xml',
  '/outbox/99999999999999999999',
  '/outbox/',
])('has no e-mail at %s', async (path) => {
  const outbox = await openOutbox();
  expect((await get(outbox, path)).status).toBe(404);
});

it('begins at the newest e-mail where the page asked for is no number', async () => {
  const outbox = await openOutbox();
  await outbox.send(sampleEmail());
  const page = await get(outbox, "/outbox?before=1'%20or%201=1");
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Objednávka č. 100001');
});

it('is only there to be read', async () => {
  const outbox = await openOutbox();
  const request = new Request('http://localhost/outbox', { method: 'POST' });
  expect((await outbox.handle(request, 'cs')).status).toBe(405);
});

async function openPool(): Promise<Pool> {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url });
  const closed: Promise<unknown>[] = [];
  pool.on('connect', (client) => closed.push(once(client, 'end')));
  endings.push(async () => {
    await pool.end();
    // The pool ends before its connections have; dropping the database would then cut them off.
    await Promise.all(closed);
    await database.drop();
  });
  return pool;
}

async function openOutbox(): Promise<EmbeddedMail> {
  const outbox = createEmbeddedMail({ sql: await openPool(), clock: () => keptAt });
  await outbox.prepare();
  return outbox;
}

async function sendMany(outbox: EmbeddedMail, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const subject = `Dopis ${number}`;
    await outbox.send(sampleEmail({ messageIdHeader: `<${number}@vzlet.example>`, subject }));
  }
}

function get(outbox: EmbeddedMail, path: string, locale: 'cs' | 'en' = 'cs'): Promise<Response> {
  return outbox.handle(new Request(`http://localhost${path}`), locale);
}
