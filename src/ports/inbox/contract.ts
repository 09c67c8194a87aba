import { describe, expect, it } from 'vitest';
import type { ReceivedEmail } from '#domain/emails/email.ts';
import type { Inbox } from './port.ts';
import { readEmail } from './read-email.ts';

/** A mailbox in its own surroundings, and the other side, which puts e-mails into it. */
export interface InboxUnderTest {
  inbox: Inbox;
  deliver(source: string): Promise<void>;
}

/** An e-mail of a customer as it comes over the wire. */
function sampleSource(more: { subject?: string; head?: string[]; body?: string } = {}): string {
  const { subject = 'Re: dotaz', head = [], body = 'Dobrý den,\r\nděkuji.\r\n' } = more;
  return [
    'Message-ID: <jedna@example.com>',
    'From: =?utf-8?q?=C5=BDofie?= <zofie@example.com>',
    'To: podpora+0123456789abcdef0123456789abcdef@vzlet.example',
    `Subject: ${subject}`,
    ...head,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    body,
  ].join('\r\n');
}

/** What every adapter of the mailbox has to do (one suite for all of them). */
export function describeInbox(name: string, start: () => Promise<InboxUnderTest>): void {
  describe(`${name} as an inbox port`, () => {
    const readAll = async (inbox: Inbox) => {
      const kept: ReceivedEmail[] = [];
      await inbox.read(50, async ({ source, files }) => {
        kept.push(await readEmail(source, files));
      });
      return kept;
    };

    it('hands over what came, once, oldest first', async () => {
      const { inbox, deliver } = await start();
      await deliver(sampleSource());
      await deliver(sampleSource({ subject: 'druhá' }));
      const [first, second, ...more] = await readAll(inbox);
      expect(more).toEqual([]);
      expect(first).toMatchObject({
        messageIdHeader: '<jedna@example.com>',
        fromName: 'Žofie',
        fromAddress: 'zofie@example.com',
        recipients: ['podpora+0123456789abcdef0123456789abcdef@vzlet.example'],
        subject: 'Re: dotaz',
        isAutomatic: false,
        raw: null,
      });
      expect(first?.text).toMatch(/^Dobrý den,\r?\nděkuji\./);
      expect(second?.subject).toBe('druhá');
      expect(await readAll(inbox)).toEqual([]);
    });

    it('leaves unread what could not be kept, and hands it over again', async () => {
      const { inbox, deliver } = await start();
      await deliver(sampleSource());
      const fault = new Error('The disk is full.');
      await expect(inbox.read(50, () => Promise.reject(fault))).rejects.toBe(fault);
      expect(await readAll(inbox)).toHaveLength(1);
    });

    it('hands over no more than it is asked for', async () => {
      const { inbox, deliver } = await start();
      for (const subject of ['1', '2', '3']) await deliver(sampleSource({ subject }));
      let kept = 0;
      expect(await inbox.read(2, async () => void kept++)).toBe(2);
      expect(kept).toBe(2);
      expect(await readAll(inbox)).toHaveLength(1);
    });
  });
}
