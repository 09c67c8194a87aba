import type { Locale } from '#domain/locale.ts';
import { outboxStyle } from './outbox-style.ts';
import { type OutboxWords, outboxWords } from './outbox-words.ts';
import type { Letter } from '#domain/email.ts';

/** A letter as the outbox keeps it. */
export interface KeptLetter extends Letter {
  /** Grows with every letter. */
  id: string;
  keptAt: Date;
}

/** What the list of the outbox shows of a letter. */
export type LetterSummary = Pick<KeptLetter, 'id' | 'keptAt' | 'to' | 'subject' | 'locale'>;

/** The list, newest first; `before` is set where it is not the first page, `more` where older ones follow. */
export function listPage(
  locale: Locale,
  letters: LetterSummary[],
  { before, more }: { before: boolean; more: boolean },
): string {
  const words = outboxWords[locale];
  const oldest = letters.at(-1);
  const links = [
    before ? `<a href="/outbox">${words.newest}</a>` : '',
    more && oldest ? `<a href="/outbox?before=${oldest.id}">${words.older}</a>` : '',
  ].join('');
  const list =
    letters.length === 0
      ? `<p>${words.empty}</p>`
      : `<ol class="letters">${letters.map((letter) => row(locale, letter)).join('')}</ol>`;
  return document(
    locale,
    words.title,
    `<h1>${words.title}</h1>
<p class="notice">${words.notice}</p>
${list}
${links ? `<nav class="more" aria-label="${words.title}">${links}</nav>` : ''}`,
  );
}

/** One letter: its headers, its HTML part in a frame without scripts, and its text part. */
export function letterPage(locale: Locale, letter: KeptLetter): string {
  const words = outboxWords[locale];
  const headers: [string, string][] = [
    [words.from, escape(mailbox(letter.from))],
    [words.to, escape(mailbox(letter.to))],
    ...(letter.replyTo ? [[words.replyTo, escape(letter.replyTo)] satisfies [string, string]] : []),
    [words.written, time(locale, letter.keptAt)],
    [words.language, words.languages[letter.locale]],
    ['Message-ID', escape(letter.messageId)],
  ];
  return document(
    locale,
    letter.subject,
    `<p><a class="back" href="/outbox">${words.back}</a></p>
<h1 lang="${letter.locale}">${escape(letter.subject)}</h1>
<p class="notice">${words.notice}</p>
<dl>${headers.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${attachmentList(locale, letter)}
<h2>${words.asSeen}</h2>
<iframe title="${words.asSeen}" src="/outbox/${letter.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details>
<summary>${words.asText}</summary>
<pre lang="${letter.locale}">${escape(letter.text)}</pre>
</details>`,
  );
}

function attachmentList(locale: Locale, { id, attachments }: KeptLetter): string {
  if (attachments.length === 0) return '';
  const files = attachments.map(({ name, content }, index) => {
    const size = Math.ceil(content.length / 1000);
    return `<li><a href="/outbox/${id}/${index + 1}" download>${escape(name)}</a> (${size}\u00a0kB)</li>`;
  });
  return `<h2>${outboxWords[locale].attachments}</h2>\n<ul>${files.join('')}</ul>`;
}

/** What stands at an address of the outbox that has no letter. */
export function missingPage(locale: Locale): string {
  const words = outboxWords[locale];
  return document(
    locale,
    words.missing,
    `<h1>${words.missing}</h1><p><a href="/outbox">${words.back}</a></p>`,
  );
}

function row(locale: Locale, letter: LetterSummary): string {
  const words: OutboxWords = outboxWords[locale];
  return `<li><a href="/outbox/${letter.id}" lang="${letter.locale}">${escape(letter.subject)}</a>
<p class="quiet">${escape(mailbox(letter.to))} · ${time(locale, letter.keptAt)} · ${words.languages[letter.locale]}</p></li>`;
}

function document(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${outboxStyle}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

function mailbox({ name, address }: { name?: string; address: string }): string {
  return name ? `${name} <${address}>` : address;
}

function time(locale: Locale, at: Date): string {
  const shown = at.toLocaleString(locale === 'cs' ? 'cs-CZ' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Prague',
  });
  return `<time datetime="${at.toISOString()}">${shown}</time>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
