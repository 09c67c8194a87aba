import { Client } from 'pg';
import { countedKinds } from '#domain/counting/arrival.ts';
import { HOSTS, NAMES, SURNAMES, oneOf } from './years-of-orders.ts';

/** What a shop is filled with besides its orders. */
export interface DutiesRequest {
  /** Messages, as many reviews and about as many e-mails. */
  count: number;
  codes: number;
  /** Up to today, for which pages are counted. */
  days: number;
  /** The ids of the packages whose pages are counted. */
  packages: readonly string[];
  /** Whose every twentieth message is. */
  operatorId: string;
}

/**
 * What customers and readers leave in two years beside orders that are stored already: messages with what was
 * answered, reviews, e-mails of every state, discount codes and counts of pages. What is derived is made at the end.
 */
export async function storeYearsOfDuties(url: string, wish: DutiesRequest): Promise<void> {
  const client = new Client(url);
  await client.connect();
  // Rows that refer to another are made from it, so no foreign key needs a check.
  await client.query('set session_replication_role = replica');
  await client.query(
    `create temporary table written as
     select i, md5('message' || i)::uuid as id, now() - ($1 - i) * interval '730 days' / $1 as at
     from generate_series(1, $1::integer) i`.replaceAll('$1', String(wish.count)),
  );
  await client.query(MESSAGES, [wish.count, wish.operatorId]);
  await client.query(ENTRIES);
  await client.query(EMAILS, [wish.count]);
  await client.query(REVIEWS, [wish.count]);
  await client.query(CODES, [wish.codes]);
  await client.query(COUNTS, [wish.days, [...wish.packages], [...countedKinds]]);
  await client.query('select derived.make_again()');
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  await client.end();
}

const person = `${oneOf(NAMES, 'i * 7')} || ' ' || ${oneOf(SURNAMES, 'i / 13')}`;

/** The last hundredth is open still; every five thousandth asks for what nobody else asks for. */
const MESSAGES = `
  insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, state,
    assignee_id, changed_at, opened_at)
  select id, case when i % 10 = 0 then 'email' when i % 7 = 0 then 'bulk' when i % 23 = 0 then 'payment-help'
      else 'contact' end,
    case when i % 9 = 0 then 'en' else 'cs' end, ${person},
    'zakaznik' || i % 75000 || '@' || ${oneOf(HOSTS, 'i / 5')}, '', '',
    ${oneOf('instagram tiktok youtube facebook twitter spotify other', 'i * 3')},
    'Dobrý den, prosím o radu k objednávce ' || 100000 + i * 37 % 900000 || '. '
      || case when i % 5000 = 7 then 'Zajímá mě velkoobchod. ' else '' end
      || repeat('Kdy začne dodávka a jak dlouho bude trvat? ', 1 + i % 6),
    at, case when i > $1::integer * 0.99 and i % 3 > 0 then 'open' when i % 61 = 0 then 'waiting' else 'closed' end,
    case when i % 20 = 0 then $2::uuid end, at + interval '5 hours', at
  from written`;

/** A reply to each, what every third customer says to it, and a note to every tenth. */
const ENTRIES = `
  insert into message_entries (message_id, kind, text, person, reply_id, outcome, from_name, from_address, subject,
    source_key, at)
  select id, kind,
    case kind when 'reply' then 'Dobrý den, dodávka začne do hodiny. ' || repeat('Děkujeme za trpělivost. ', i % 4)
      when 'note' then 'Volal jsem, číslo ' || i || '.' else 'Děkuji, hlásím se později.' end,
    case when kind <> 'incoming' then 'Eva' end,
    case kind when 'reply' then md5('reply' || i)::uuid end, case kind when 'reply' then 'sent' end,
    case kind when 'incoming' then 'Jana' end, case kind when 'incoming' then 'jana@example.com' end,
    case kind when 'incoming' then 'Re: Objednávka' end, case kind when 'incoming' then 'source' || i end,
    at + n * interval '2 hours'
  from written, (values (1, 'reply'), (2, 'incoming'), (3, 'note')) as kinds(n, kind)
  where n = 1 or n = 2 and i % 3 = 0 or n = 3 and i % 10 = 0
  order by at`;

/**
 * Three for each of a third of the messages: those of the first months stayed in the outbox, the newest are still
 * to be sent, and few were refused, given up or taken back.
 */
const EMAILS = `
  insert into emails (id, message_id, kind, about_id, to_address, copy, enqueued_at, sent_at, refusal, set_aside_at,
    set_aside_reason, is_kept)
  select gen_random_uuid(), id, kind, case kind when 'message-reply' then md5('reply' || i)::uuid end,
    case when i % 300 = 0 then 'jinam' || i || '@example.com' end, case fate when 'taken-back' then -1 else 0 end, at,
    case fate when 'sent' then at + interval '1 minute' end,
    case fate when 'refused' then '550 5.1.1 No such mailbox here' end,
    case when fate in ('given-up', 'taken-back') then at + interval '1 hour' end,
    case fate when 'given-up' then 'Adresa neexistuje.' end, fate = 'sent' and i < $1::integer * 0.1
  from written, unnest(array['message-shop', 'message-sender', 'message-reply']) kind
  cross join lateral (select case when i > $1::integer * 0.999 then 'waits' when i % 600 = 3 then 'refused'
    when i % 1200 = 6 then 'given-up' when i % 600 = 9 then 'taken-back' else 'sent' end as fate) as fates
  where i % 10 < 3 or i % 300 in (3, 6, 9)`;

/** Mostly imported, every platform in both languages; one in fifty waits, one in seventy was rejected. */
const REVIEWS = `
  insert into reviews (id, name, text, rating, service, language, origin, source, writer, order_id,
    line_position, state, reason, decided_by, decided_at, created_at)
  select md5('review' || i)::uuid, ${person},
    case when i % 5000 = 7 then 'Překonalo očekávání. ' else '' end
      || repeat('Dodáno včas a po částech. ', 1 + i % 5) || i * 31,
    1 + (i % 7 + i % 3) % 5,
    ${oneOf('Instagram TikTok YouTube Facebook Twitch', 'i / 3')} || ' '
      || ${oneOf('followers likes views', 'i / 11')},
    case when i % 4 = 0 then 'en' else 'cs' end, origin, case origin when 'imported' then 'Trustpilot' end,
    case origin when 'generated' then 'model' end,
    case origin when 'customer' then md5('reviewed' || i)::uuid end, case origin when 'customer' then 0 end,
    state, case state when 'rejected' then 'spam' end, case when state <> 'pending' then 'Eva' end,
    case when state <> 'pending' then at end, at
  from (
    select i, now() - i * interval '730 days' / $1::integer as at,
      case when i % 8 = 1 then 'customer' when i % 40 = 2 then 'sample' when i % 40 = 3 then 'generated'
        else 'imported' end as origin,
      case when i % 50 = 0 then 'pending' when i % 70 = 0 then 'rejected' else 'published' end as state
    from generate_series(1, $1::integer) i
  ) given`;

/** The orders of the bench use the newest three hundred. */
const CODES = `
  insert into discount_codes (code, percent, amount, most_uses, note, created_at, ended_at)
  select 'KOD' || i, case when i % 3 > 0 then 5 + i % 20 end, case when i % 3 = 0 then 10000 end,
    case when i % 4 = 0 then 100 end, 'Akce ' || i, now() - i * interval '3 hours',
    case when i % 5 = 0 then now() end
  from generate_series(0, $1::integer - 1) i order by i desc`;

/** Pages of packages are read in half of the ways in which others are. */
const COUNTS = `
  insert into page_counts (day, edition, page, kind, n)
  select day, edition, page, kind, 1 + (extract(doy from day)::integer + length(page) * 7) % 40
  from generate_series(current_date - $1::integer, current_date, interval '1 day') day,
    unnest(array['cs', 'en']) edition,
    (select page, false as is_package
     from unnest(array['home', 'faq', 'priceList', 'references', 'blog', 'howItWorks', 'contact']) page
     union all select package, true from unnest($2::text[]) package) pages,
    unnest($3::text[]) with ordinality as kinds(kind, nth)
  where not is_package or nth % 2 = 0
  on conflict do nothing`;
