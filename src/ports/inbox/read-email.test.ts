import { describe, expect, it } from 'vitest';
import { keepUnread, readEmail } from './read-email.ts';

const person = 'From: Jana <jana@example.com>';
const bytes = (lines: readonly string[]) =>
  new TextEncoder().encode(['To: podpora@vzlet.example', ...lines].join('\r\n'));
const read = (...lines: string[]) => readEmail(bytes(lines));
const withHead = (head: string) => [person, 'Subject: Re: Dotaz', head, '', 'Nejsem tu.'];

const programs: [string, string][] = [
  ['a notice of absence (RFC 3834)', 'Auto-Submitted: auto-replied'],
  ['a notice with two marks', 'Auto-Submitted: auto-replied\r\nAuto-Submitted: no'],
  ['a notice with two marks the other way', 'Auto-Submitted: no\r\nAuto-Submitted: auto-replied'],
  ['a notice of cPanel', 'X-Autorespond: Dotaz'],
  ['a notice of Plesk', 'X-Autoreply: yes'],
  ['a notice of ISPConfig', 'X-Autoresponder: yes'],
  ['a notice of a hosting', 'X-Auto-Reply: 1'],
  ['a rule of Exchange', 'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent'],
  ['an answer of a program', 'X-Autoresponse: yes'],
  ['a notice of qmail', 'Delivered-To: autoresponder'],
  ['a notice by its precedence', 'Precedence: auto_reply'],
  ['a notice by its other precedence', 'X-Precedence: auto_reply'],
  ['a notice through a group', 'List-Id: <g.example.com>\r\nAuto-Submitted: auto-replied'],
  ['bulk before a person’s precedence', 'Precedence: bulk\r\nPrecedence: normal'],
  ['a failed delivery of Exim', 'X-Failed-Recipients: petr@example.com'],
  ['a failed delivery of qmail', 'Return-Path: <>'],
  ['a failed delivery of Exchange', 'Content-Type: multipart/report; boundary="b"'],
];

describe('an e-mail of a program', () => {
  it.each(programs)('is known as such: %s', async (_, head) => {
    expect((await readEmail(bytes(withHead(head)))).isAutomatic).toBe(true);
    expect(keepUnread(bytes(withHead(head))).isAutomatic).toBe(true);
  });

  it.each([
    'MAILER-DAEMON@mx.example.net',
    'MAILER-DAEMON (Mail Delivery System)',
    'Mail Delivery System <Mailer-Daemon@mx.example.net>',
  ])('is known by its sender %s', async (from) => {
    const source = bytes([`From: ${from}`, 'Subject: failure notice', '', 'Hi.']);
    expect((await readEmail(source)).isAutomatic).toBe(true);
    expect(keepUnread(source).isAutomatic).toBe(true);
  });

  it('is an answer to an invitation of a calendar', async () => {
    const calendar = ['Content-Type: text/calendar; method=REPLY', '', 'BEGIN:VCALENDAR'];
    expect((await read(person, 'Subject: Přijato', ...calendar)).isAutomatic).toBe(true);
    const parts = ['', '--b', 'Content-Type: text/plain', '', '', '--b', ...calendar, '--b--'];
    const mixed = 'Content-Type: multipart/alternative; boundary=b';
    expect((await read(person, 'Subject: x', mixed, ...parts)).isAutomatic).toBe(true);
  });
});

describe('an e-mail of a person', () => {
  it.each([
    'Auto-Submitted: no',
    'Auto-Submitted: no (manual)',
    'Precedence: normal',
    'X-Autoreply: no',
    'X-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply',
    'Delivered-To: podpora@vzlet.example',
    'Return-Path: <jana@example.com>',
    'Feedback-ID: i1234:Fastmail',
    'List-Id: <podpora.vzlet.example>',
    'Precedence: list\r\nList-Id: <podpora.vzlet.example>',
    'X-Precedence: list',
  ])('is one also with %s', async (head) => {
    expect((await readEmail(bytes(withHead(head)))).isAutomatic).toBe(false);
    expect(keepUnread(bytes(withHead(head))).isAutomatic).toBe(false);
  });

  it('is one whatever the mailbox is called that it was written from', async () => {
    const source = bytes(['From: Jana <postmaster@firma.example>', 'Subject: x', '', 'Kdy?']);
    expect((await readEmail(source)).isAutomatic).toBe(false);
    expect(keepUnread(source).isAutomatic).toBe(false);
  });

  it('is one where it invites to a meeting, which is named', async () => {
    const calendar = ['Content-Type: text/calendar; method=REQUEST', '', 'BEGIN:VCALENDAR'];
    const email = await read(person, 'Subject: Schůzka', ...calendar);
    expect(email).toMatchObject({ isAutomatic: false, raw: null, attachments: ['text/calendar'] });
  });

  it('is read without a word and without a subject', async () => {
    for (const subject of [[], ['Subject: '], ['Subject: ', 'Content-Type: text/html']]) {
      const email = await read(person, ...subject, '', '');
      expect(email).toMatchObject({ fromAddress: 'jana@example.com', subject: '', text: '' });
      expect([email.raw, email.isAutomatic]).toEqual([null, false]);
    }
  });

  it.each([
    ['Undisclosed:;', 'Undisclosed', ''],
    ['Tým: Jana <jana@example.com>, petr@example.com;', 'Jana', 'jana@example.com'],
    ['Tým: jana@example.com;', 'Tým', 'jana@example.com'],
    ['Jana Nová', 'Jana Nová', ''],
    ['<>', '', ''],
  ])('is read whoever it says it is from: %s', async (from, fromName, fromAddress) => {
    const email = await read(`From: ${from}`, 'Subject: x', '', 'text');
    expect(email).toMatchObject({ fromName, fromAddress, text: 'text\n', raw: null });
  });

  it('is read without a Message-ID, and with a raw subject', async () => {
    const email = await read(
      'From: Žofie <zofie@example.com>',
      'Subject: Dotaz ěšč',
      '',
      'Ahoj 👩‍👧',
    );
    expect(email).toMatchObject({ messageIdHeader: '', fromName: 'Žofie', subject: 'Dotaz ěšč' });
    expect(email.text).toBe('Ahoj 👩‍👧\n');
  });

  it('is read where it has only HTML, with the letters of every mail program', async () => {
    const html =
      '<html><head><style>p{}</style></head><p class=MsoNormal>D&#283;kuji, p&rcaron;&iacute;li&scaron; ' +
      '&Zcaron;lu&tcaron;ou&ccaron;k&yacute; k&uring;&ncaron; &ndash; &bdquo;ano&ldquo;&hellip;<o:p>&nbsp;</o:p></p>' +
      '&uuml;&ntilde;&szlig; &euro; &unknown;';
    const head = ['Subject: x', 'Content-Type: text/html; charset=utf-8', '', html];
    expect((await read(person, ...head)).text).toBe(
      'Děkuji, příliš Žluťoučký kůň – „ano“…\nüñß € &unknown;',
    );
  });

  it('has its files named: by parts of a name, signed, and of Outlook', async () => {
    const part = (...head: string[]) => ['--b', ...head, '', 'MIAG'];
    const email = await read(
      person,
      'Subject: x',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'text',
      ...part(
        'Content-Type: application/pdf',
        "Content-Disposition: attachment; filename*0*=utf-8''fakt%C3%BAra%20; filename*1*=%C4%8D1.pdf",
      ),
      ...part('Content-Type: application/pkcs7-signature; name=smime.p7s'),
      ...part('Content-Type: application/ms-tnef; name="winmail.dat"'),
      '--b--',
    );
    expect(email.text).toBe('text\n');
    expect(email.attachments).toEqual(['faktúra č1.pdf', 'smime.p7s', 'winmail.dat']);
  });

  it('is read though signed or encrypted, with what holds the rest named', async () => {
    const opaque = 'Content-Type: application/pkcs7-mime; smime-type=signed-data; name=smime.p7m';
    const email = await read(person, 'Subject: x', opaque, '', 'MIAG');
    expect(email).toMatchObject({ isAutomatic: false, raw: null, attachments: ['smime.p7m'] });
  });
});
