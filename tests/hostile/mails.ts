import type { Random } from './random.ts';
import { badText, mutated } from './pieces.ts';

/** Bytes of one e-mail at most, as many as are ever fetched of one. */
const MOST_MAIL_BYTES = 1024 * 1024;

/** The head by which an e-mail is found again, whatever becomes of the rest. */
function headOf(sender: string, more: readonly string[] = []): string {
  return [
    `From: Zofie <${sender}>`,
    `Message-ID: <${sender}>`,
    'To: podpora@vzlet.example',
    'Subject: dotaz',
    'MIME-Version: 1.0',
    ...more,
    '',
    '',
  ].join('\r\n');
}

function fill(chunk: string, bytes: number): string {
  return chunk.repeat(Math.ceil(bytes / chunk.length)).slice(0, Math.max(0, bytes));
}

/** With a body that takes what is left of the room. */
function whole(sender: string, more: readonly string[], chunk: string): string {
  const head = headOf(sender, more);
  return head + fill(chunk, MOST_MAIL_BYTES - head.length);
}

const PLAIN = 'Content-Type: text/plain; charset=utf-8';
const HTML = 'Content-Type: text/html; charset=utf-8';
const MIXED = 'Content-Type: multipart/mixed; boundary=b';

function alternative(sender: string): string {
  const head = headOf(sender, ['Content-Type: multipart/alternative; boundary=b']);
  const room = (MOST_MAIL_BYTES - head.length) / 2 - 200;
  const part = (type: string, body: string) => `--b\r\n${type}\r\n\r\n${body}\r\n`;
  return `${head}${part(HTML, fill('<p>a<br>\n', room))}${part(PLAIN, fill('a\n', room))}--b--\r\n`;
}

/** Each within the one before. */
function nested(sender: string): string {
  const parts = Array.from(
    { length: 9000 },
    (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
  );
  return headOf(sender, ['Content-Type: multipart/mixed; boundary=b0']) + parts.join('');
}

/** E-mails that cost their reader more than they cost who sends them; each from its sender. */
export const costlyMails: Record<string, (sender: string) => string> = {
  'a mebibyte of line breaks': (sender) => whole(sender, [PLAIN], '\n'),
  'a mebibyte of line breaks in HTML': (sender) => whole(sender, [HTML], '\n'),
  'a hundred thousand parts': (sender) => whole(sender, [MIXED], '--b\n\na\n'),
  'flowed lines': (sender) => whole(sender, [`${PLAIN}; format=flowed; delsp=yes`], 'a \r\n'),
  'HTML and the same as text': alternative,
  'parts within parts': nested,
  'headers without an end': (sender) =>
    headOf(sender, [fill('X-A: =?utf-8?q?a?=\r\n =?utf-8?b?YQ==?=\r\n', 900_000).trimEnd()]),
  'base64 without an end': (sender) =>
    whole(sender, ['Content-Type: image/png', 'Content-Transfer-Encoding: base64'], 'QUFB\n'),
  'tags that are never closed': (sender) => whole(sender, [HTML], '<a href="<b>&#'),
  'a hundred thousand receivers': (sender) =>
    whole(sender, ['Cc: a@b.example,'], ' a@b.example,\r\n'),
};

const sample = (sender: string) =>
  headOf(sender, [MIXED]) +
  [
    '--b',
    PLAIN,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Dobr=C3=BD den,=\r\n d=C4=9Bkuji.',
    '--b',
    HTML,
    '',
    '<p>Dobrý den, <b>děkuji</b>.</p>',
    '--b',
    'Content-Type: application/pdf; name="=?utf-8?q?p=C5=99=C3=ADloha?="',
    "Content-Disposition: attachment; filename*=utf-8''p%C5%99%C3%ADloha.pdf",
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0xLjQK',
    '--b--',
    '',
  ].join('\r\n');

const types = [
  PLAIN,
  HTML,
  MIXED,
  `${PLAIN}; format=flowed`,
  'Content-Type: message/rfc822',
  'Content-Type: multipart/alternative; boundary=""',
  'Content-Type: text/plain; charset=utf-16',
  'Content-Type: text/plain; charset=iso-2022-jp',
] as const;
const encodings = ['7bit', '8bit', 'quoted-printable', 'base64', 'x-unknown'] as const;

/** An e-mail from a sender whose head is right, and nothing else need be. */
export function hostileMail(random: Random, sender: string, most: number): Buffer {
  const kind = random.below(4);
  if (kind === 0) {
    const kept = headOf(sender).slice(0, -'\r\n'.length);
    const rest = mutated(random, sample(sender).slice(kept.length), most - kept.length);
    return bytesOf(kept + rest, most);
  }
  const more = [`${random.pick(types)}`, `Content-Transfer-Encoding: ${random.pick(encodings)}`];
  if (kind === 1) more.push(`X-A: ${badText(random, random.below(most / 2))}`);
  const head = headOf(sender, more);
  return bytesOf(head + badText(random, most - head.length), most);
}

function bytesOf(text: string, most: number): Buffer {
  return Buffer.from(text, 'utf8').subarray(0, most);
}
