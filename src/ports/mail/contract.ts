import { describe, expect, it } from 'vitest';
import { type Mail, MailRefused } from './port.ts';
import type { Attachment, Email } from '#domain/emails/email.ts';

/** What has arrived, as the other side sees it. */
export interface Arrived {
  messageIdHeader: string;
  fromName: string;
  fromAddress: string;
  toName: string;
  toAddress: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

/** A mail adapter in its own surroundings, and a look at what came out of it, oldest first. */
export interface MailUnderTest {
  mail: Mail;
  arrived(): Promise<Arrived[]>;
}

/** An e-mail in Czech with every part filled. */
export function sampleEmail(changes: Partial<Email> = {}): Email {
  return {
    messageIdHeader: '<order-paid-customer-100001@vzlet.example>',
    from: { name: 'Vzlet – růst účtů', address: 'podpora@vzlet.example' },
    to: { name: 'Žofie Říhová', address: 'zofie@example.com' },
    replyTo: 'podpora@vzlet.example',
    locale: 'cs',
    subject: 'Objednávka č. 100001 je zaplacena – 7.999 Kč',
    html: '<p>Příliš žluťoučký kůň úpěl <strong>ďábelské ódy</strong>.</p>',
    text: 'Příliš žluťoučký kůň úpěl ďábelské ódy.',
    attachments: [],
    ...changes,
  };
}

/** What every mail adapter has to do (one suite for all of them). */
export function describeMail(name: string, start: () => Promise<MailUnderTest>): void {
  describe(`${name} as a mail port`, () => {
    it('hands a Czech e-mail over unchanged', async () => {
      const { mail, arrived } = await start();
      const email = sampleEmail();
      await mail.send(email);
      const [got, ...more] = await arrived();
      expect(more).toEqual([]);
      expect(got).toEqual({
        messageIdHeader: email.messageIdHeader,
        fromName: email.from.name,
        fromAddress: email.from.address,
        toName: email.to.name,
        toAddress: email.to.address,
        replyTo: email.replyTo,
        subject: email.subject,
        html: email.html,
        text: email.text,
        attachments: [],
      });
    });

    it('hands attachments over to the byte, in their order', async () => {
      const { mail, arrived } = await start();
      const attachments: Attachment[] = [
        {
          name: 'faktura-202600001.pdf',
          contentType: 'application/pdf',
          content: Uint8Array.from({ length: 30_000 }, (_, index) => (index * 7) % 256),
        },
        {
          name: 'faktura-202600001.isdoc',
          contentType: 'application/xml',
          content: new TextEncoder().encode('<ř>\r\n.\r\nkůň</ř>'),
        },
      ];
      await mail.send(sampleEmail({ attachments }));
      const [got] = await arrived();
      expect(got?.attachments).toEqual(attachments);
    });

    it.each(['../faktura.pdf', 'fak"tura.pdf', 'faktura.pdf\r\nX: y', '', '.pdf'])(
      'refuses an attachment called %j',
      async (name) => {
        const { mail, arrived } = await start();
        const content = new Uint8Array(1);
        const attachments = [{ name, contentType: 'application/pdf', content }];
        await expect(mail.send(sampleEmail({ attachments }))).rejects.toThrow(MailRefused);
        expect(await arrived()).toEqual([]);
      },
    );

    it('keeps the Message-ID when an e-mail is sent again', async () => {
      const { mail, arrived } = await start();
      await mail.send(sampleEmail());
      await mail.send(sampleEmail());
      const ids = (await arrived()).map((email) => email.messageIdHeader);
      expect(new Set(ids)).toEqual(new Set([sampleEmail().messageIdHeader]));
    });

    it.each([
      'nobody',
      'a@b@c.example',
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: x@example.com',
      `${'a'.repeat(65)}@example.com`,
      '<a@example.com>',
      '',
    ])('refuses the impossible address %j', async (address) => {
      const { mail, arrived } = await start();
      await expect(mail.send(sampleEmail({ to: { address } }))).rejects.toThrow(MailRefused);
      expect(await arrived()).toEqual([]);
    });

    it.each([
      { subject: 'Dobrý den\r\nBcc: x@example.com' },
      { to: { name: 'Eva\nBcc: x@example.com', address: 'eva@example.com' } },
      { from: { name: 'Vzlet\r\nX: y', address: 'podpora@vzlet.example' } },
    ])('refuses a header with a line break', async (changes) => {
      const { mail, arrived } = await start();
      await expect(mail.send(sampleEmail(changes))).rejects.toThrow(MailRefused);
      expect(await arrived()).toEqual([]);
    });

    it('leaves a name with quotes, brackets and commas a name', async () => {
      const { mail, arrived } = await start();
      const name = 'Eva "X" <x@example.com>, Petr; (z)';
      await mail.send(sampleEmail({ to: { name, address: 'eva@example.com' } }));
      const [got] = await arrived();
      expect(got?.toName).toBe(name);
      expect(got?.toAddress).toBe('eva@example.com');
    });

    it('erases of what it keeps all that went to an address, names it or is asked for, and nothing else', async () => {
      const { mail, arrived } = await start();
      const eva = { to: { address: 'eva@example.com' } };
      await mail.send(sampleEmail());
      await mail.send(
        sampleEmail({ ...eva, messageIdHeader: '<a@x.cz>', text: 'Zofie@example.com' }),
      );
      await mail.send(sampleEmail({ ...eva, messageIdHeader: '<b@x.cz>' }));
      await mail.send(sampleEmail({ ...eva, messageIdHeader: '<c@x.cz>' }));
      const erased = await mail.erase('zofie@example.com', ['<b@x.cz>']);
      const left = (await arrived()).map(({ messageIdHeader }) => messageIdHeader);
      // What a mail server has taken is no longer ours.
      expect([0, 3]).toContain(erased);
      expect(left).toHaveLength(4 - erased);
      expect(left).toContain('<c@x.cz>');
    });
  });
}
