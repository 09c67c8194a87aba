import type { Locale } from '#domain/locale.ts';
import { rootOf } from '#domain/addresses.ts';
import { outboxStyle } from './outbox-style.ts';
import { type OutboxWords, outboxWords } from './outbox-words.ts';
import type { Email } from '#domain/email.ts';

const OUTBOX = rootOf('outbox');

/** An e-mail as the outbox keeps it. */
export interface KeptEmail extends Email {
  /** Grows with every e-mail. */
  id: string;
  keptAt: Date;
}

/** What the list of the outbox shows of an e-mail. */
export type EmailSummary = Pick<KeptEmail, 'id' | 'keptAt' | 'to' | 'subject' | 'locale'>;

/** The list, newest first; `before` is set where it is not the first page, `more` where older ones follow. */
export function listPage(
  locale: Locale,
  emails: EmailSummary[],
  { before, more }: { before: boolean; more: boolean },
): string {
  const words = outboxWords[locale];
  const oldest = emails.at(-1);
  const links = [
    before ? `<a href="${OUTBOX}">${words.newest}</a>` : '',
    more && oldest ? `<a href="${OUTBOX}?before=${oldest.id}">${words.older}</a>` : '',
  ].join('');
  const list =
    emails.length === 0
      ? `<p>${words.empty}</p>`
      : `<ol class="emails">${emails.map((email) => row(locale, email)).join('')}</ol>`;
  return document(
    locale,
    words.title,
    `<h1>${words.title}</h1>
<p class="notice">${words.notice}</p>
${list}
${links ? `<nav class="more" aria-label="${words.title}">${links}</nav>` : ''}`,
  );
}

/** One e-mail: its headers, its HTML part in a frame without scripts, and its text part. */
export function emailPage(locale: Locale, email: KeptEmail): string {
  const words = outboxWords[locale];
  const headers: [string, string][] = [
    [words.from, escape(mailbox(email.from))],
    [words.to, escape(mailbox(email.to))],
    ...(email.replyTo ? [[words.replyTo, escape(email.replyTo)] satisfies [string, string]] : []),
    [words.written, time(locale, email.keptAt)],
    [words.language, words.languages[email.locale]],
    ['Message-ID', escape(email.messageId)],
  ];
  return document(
    locale,
    email.subject,
    `<p><a class="back" href="${OUTBOX}">${words.back}</a></p>
<h1 lang="${email.locale}">${escape(email.subject)}</h1>
<p class="notice">${words.notice}</p>
<dl>${headers.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${attachmentList(locale, email)}
<h2>${words.asSeen}</h2>
<iframe title="${words.asSeen}" src="${OUTBOX}/${email.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details>
<summary>${words.asText}</summary>
<pre lang="${email.locale}">${escape(email.text)}</pre>
</details>`,
  );
}

function attachmentList(locale: Locale, { id, attachments }: KeptEmail): string {
  if (attachments.length === 0) return '';
  const files = attachments.map(({ name, content }, index) => {
    const size = Math.ceil(content.length / 1000);
    return `<li><a href="${OUTBOX}/${id}/${index + 1}" download>${escape(name)}</a> (${size}\u00a0kB)</li>`;
  });
  return `<h2>${outboxWords[locale].attachments}</h2>\n<ul>${files.join('')}</ul>`;
}

/** What stands at an address of the outbox that has no e-mail. */
export function missingPage(locale: Locale): string {
  const words = outboxWords[locale];
  return document(
    locale,
    words.missing,
    `<h1>${words.missing}</h1><p><a href="${OUTBOX}">${words.back}</a></p>`,
  );
}

function row(locale: Locale, email: EmailSummary): string {
  const words: OutboxWords = outboxWords[locale];
  return `<li><a href="${OUTBOX}/${email.id}" lang="${email.locale}">${escape(email.subject)}</a>
<p class="quiet">${escape(mailbox(email.to))} · ${time(locale, email.keptAt)} · ${words.languages[email.locale]}</p></li>`;
}

function document(locale: Locale, title: string, body: string): string {
  return `<!DOCTYPE html>
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
