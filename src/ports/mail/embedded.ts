import type { SqlExecutor } from '#ports/sql-executor.ts';
import { rootOf } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { addressPattern } from '#domain/people/erasure.ts';
import { checkEmail } from './check-email.ts';
import {
  type EmailSummary,
  type KeptEmail,
  emailPage,
  listPage,
  missingPage,
  outboxStyleSource,
} from './outbox-page.ts';
import { keptEmail, emailSummary } from './outbox-row.ts';
import { type Mail, MailUnavailable } from './port.ts';
import type { Attachment, Email } from '#domain/emails/email.ts';

/** Mail that is not sent: every e-mail is kept and can be looked at. */
export interface EmbeddedMail extends Mail {
  /** Creates the outbox's own schema and table where they are missing; safe to call from many replicas. */
  prepare(): Promise<void>;
  /** At most `limit` e-mails, newest first, older than the e-mail `before`. */
  list(page: { limit: number; before?: string }): Promise<EmailSummary[]>;
  find(id: string): Promise<KeptEmail | undefined>;
  /** Answers `/outbox`, `/outbox/:id`, its `/html` and its attachments `/1`, `/2`, … in the given language. */
  handle(request: Request, locale: Locale): Promise<Response>;
}

const PAGE_SIZE = 50;

/** More than one statement in one query runs as one transaction, so the lock holds for all of them. */
const PREPARE = `
select pg_advisory_xact_lock(hashtext('outbox'));
create schema if not exists outbox;
create table if not exists outbox.email (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  from_name text not null,
  from_address text not null,
  to_name text,
  to_address text not null,
  reply_to text,
  locale text not null,
  subject text not null,
  html text not null,
  "text" text not null,
  kept_at timestamptz not null
);
create index if not exists email_age on outbox.email (kept_at);
create table if not exists outbox.attachment (
  email_id bigint not null references outbox.email on delete cascade,
  position integer not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  primary key (email_id, position)
)`;

/** The same e-mail again, by its Message-ID, is not kept twice. */
const KEEP = `
with kept as (
  insert into outbox.email (message_id, from_name, from_address, to_name, to_address, reply_to, locale,
    subject, html, "text", kept_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (message_id) do nothing
  returning id
)
insert into outbox.attachment (email_id, position, name, content_type, content)
select kept.id, attached.position, attached.name, attached.content_type, attached.content
from kept, unnest($12::text[], $13::text[], $14::bytea[])
  with ordinality as attached (name, content_type, content, position)`;

const LIST = `
select id, to_name, to_address, locale, subject, kept_at from outbox.email
where $2::bigint is null or id < $2::bigint order by id desc limit $1`;

const FORGET = `
delete from outbox.email where id = any(array(
  select id from outbox.email where kept_at < $1 limit $2)) returning id`;

/** Its name, its texts and where it was to be answered may say whose it is as well. */
const ERASE = `
delete from outbox.email
where lower(to_address) = $1 or message_id = any($3::text[])
  or concat_ws(' ', to_address, reply_to, subject, "text", html) ~* $2 returning id`;

const FIND = 'select * from outbox.email where id = $1::bigint';

const ATTACHMENTS = `
select name, content_type, content from outbox.attachment
where email_id = $1::bigint order by position`;

/** The mail of a shop without a mail server: every outside service has an embedded default. */
export function createEmbeddedMail({
  sql,
  clock,
}: {
  sql: SqlExecutor;
  clock: () => Date;
}): EmbeddedMail {
  const outbox: EmbeddedMail = {
    provider: 'outbox',
    async prepare() {
      await sql.query(PREPARE);
    },
    async send(email) {
      checkEmail(email);
      try {
        await sql.query(KEEP, [...columns(email), clock(), ...attachmentColumns(email)]);
      } catch (error) {
        throw new MailUnavailable('The outbox could not be written.', { cause: error });
      }
    },
    async forget(before, most) {
      return (await sql.query(FORGET, [before, most])).rows.length;
    },
    async erase(address, messageIdHeaders) {
      const values = [address, addressPattern(address), [...messageIdHeaders]];
      return (await sql.query(ERASE, values)).rows.length;
    },
    async list({ limit, before }) {
      const { rows } = await sql.query(LIST, [limit, before ?? null]);
      return rows.map(emailSummary);
    },
    async find(id) {
      const { rows } = await sql.query(FIND, [id]);
      if (!rows[0]) return undefined;
      return keptEmail(rows[0], (await sql.query(ATTACHMENTS, [id])).rows);
    },
    handle: (request, locale) => answer(outbox, request, locale),
  };
  return outbox;
}

function columns(email: Email): unknown[] {
  const { messageIdHeader, from, to, replyTo, locale, subject, html, text } = email;
  return [
    messageIdHeader,
    from.name,
    from.address,
    to.name ?? null,
    to.address,
    replyTo ?? null,
    locale,
    subject,
    html,
    text,
  ];
}

function attachmentColumns({ attachments }: Email): unknown[] {
  return [
    attachments.map(({ name }) => name),
    attachments.map(({ contentType }) => contentType),
    attachments.map(({ content }) => Buffer.from(content)),
  ];
}

/** Addresses carry only ids that fit a bigint. */
const ID = /^\d{1,18}$/;
/** Of an e-mail's address, what stands below that of the outbox. */
const EMAIL = /^\/(?<id>\d{1,18})(?:(?<html>\/html)|\/(?<file>\d{1,3}))?$/;

async function answer(outbox: EmbeddedMail, request: Request, locale: Locale): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const { pathname, searchParams } = new URL(request.url);
  const below = pathname.slice(rootOf('outbox').length);
  if (below === '') {
    const before = searchParams.get('before') ?? '';
    return page(await pageOfEmails(outbox, locale, ID.test(before) ? before : undefined));
  }
  const { id, html, file } = EMAIL.exec(below)?.groups ?? {};
  const email = id === undefined ? undefined : await outbox.find(id);
  if (!email) return page(missingPage(locale), 404);
  if (html !== undefined) return emailHtml(email);
  if (file === undefined) return page(emailPage(locale, email));
  const attachment = email.attachments[Number(file) - 1];
  return attachment ? download(attachment) : page(missingPage(locale), 404);
}

async function pageOfEmails(
  outbox: EmbeddedMail,
  locale: Locale,
  before?: string,
): Promise<string> {
  const found = await outbox.list({ limit: PAGE_SIZE + 1, before });
  const more = found.length > PAGE_SIZE;
  return listPage(locale, found.slice(0, PAGE_SIZE), { before: before !== undefined, more });
}

const PAGE_POLICY = `default-src 'none'; style-src ${outboxStyleSource}; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Sandboxed by its own header too, so that an e-mail opened by itself cannot run anything either. Its
 * styles stand at its elements, as mail programs want them; without scripts, frames, forms and network
 * they can do no more than look wrong.
 */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

function page(body: string, status = 200): Response {
  return new Response(body, { status, headers: headers(PAGE_POLICY) });
}

function emailHtml(email: KeptEmail): Response {
  return new Response(email.html, { headers: headers(EMAIL_POLICY) });
}

function download({ name, contentType, content }: Attachment): Response {
  return new Response(Buffer.from(content), {
    headers: {
      ...headers(EMAIL_POLICY),
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

function headers(policy: string): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // E-mails carry private links: no copy in a cache, no trace in a referrer.
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
