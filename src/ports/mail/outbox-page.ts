import { createHash } from 'node:crypto';
import { rootOf } from '#domain/addresses.ts';
import type { Email } from '#domain/emails/email.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';

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
    ['Message-ID', escape(email.messageIdHeader)],
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

/** Style of the outbox pages: the shop's paper and ink, with system fonts only. */
const outboxStyle = `
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #14182b; --quiet: #555b6e; --line: #dcd8cc; --link: #14182b; --notice: #e9f5c8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #12141d; --ink: #f3f1ea; --quiet: #b4b8c6; --line: #343848; --link: #f3f1ea; --notice: #2a3316; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 48rem; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; margin: 16px 0; }
h2, summary { font-size: 1.125rem; font-weight: 700; margin: 32px 0 8px; }
summary { padding: 10px 0; margin: 16px 0 0; cursor: pointer; }
a { color: var(--link); }
a:focus-visible, iframe:focus-visible, summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.notice { background: var(--notice); padding: 12px 16px; border-radius: 12px; margin: 0 0 16px; }
.emails { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.emails li { padding: 12px 0; border-bottom: 1px solid var(--line); }
.emails a { display: inline-block; padding: 4px 0; font-weight: 600; }
.quiet { color: var(--quiet); font-size: 0.9375rem; margin: 0; }
.more { display: flex; gap: 24px; margin-top: 16px; }
.more a, .back { display: inline-block; padding: 10px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; }
iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
pre { white-space: pre-wrap; font: 0.875rem/1.6 ui-monospace, monospace; border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0; }
`;

/** What the policy of the outbox pages lets through: this style and no other. */
export const outboxStyleSource = `'sha256-${createHash('sha256').update(outboxStyle).digest('base64')}'`;

/** Words of the outbox pages; only this adapter uses them. */
interface OutboxWords {
  title: string;
  notice: string;
  empty: string;
  older: string;
  newest: string;
  back: string;
  from: string;
  to: string;
  replyTo: string;
  written: string;
  language: string;
  languages: PerLocale<string>;
  asSeen: string;
  asText: string;
  attachments: string;
  missing: string;
}

const outboxWords: PerLocale<OutboxWords> = {
  cs: {
    title: 'Pošta k\u00a0odeslání',
    notice:
      'Toto je pošta místního obchodu. Nic se neodeslalo: e-maily zůstávají tady, dokud nenastavíte poštovní server.',
    empty: 'Zatím tu není žádný e-mail. První se objeví po zaplacené objednávce.',
    older: 'Starší e-maily',
    newest: 'Nejnovější e-maily',
    back: 'Zpět na poštu k\u00a0odeslání',
    from: 'Od',
    to: 'Komu',
    replyTo: 'Odpověď na',
    written: 'Čas',
    language: 'Jazyk',
    languages: { cs: 'čeština', en: 'angličtina' },
    asSeen: 'Jak e-mail vidí příjemce',
    asText: 'Textová podoba',
    attachments: 'Přílohy',
    missing: 'Takový e-mail tu není.',
  },
  en: {
    title: 'Outbox',
    notice:
      'This is the local shop’s outbox. Nothing was sent: emails stay here until you set up a mail server.',
    empty: 'No emails yet. The first one appears when an order has been paid.',
    older: 'Older emails',
    newest: 'Newest emails',
    back: 'Back to the outbox',
    from: 'From',
    to: 'To',
    replyTo: 'Reply to',
    written: 'Time',
    language: 'Language',
    languages: { cs: 'Czech', en: 'English' },
    asSeen: 'As the recipient sees it',
    asText: 'Text part',
    attachments: 'Attachments',
    missing: 'There is no such email here.',
  },
};
