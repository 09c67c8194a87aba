-- What generated columns and indexes of the tables call; written by hand, and put in front of the tables by
-- `npm run migration`.

CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- A text as it is searched, as `plainText` says it (domain/plain-text.ts): in small letters without diacritics, with
-- one kind of quotation mark, dash and space, without what nobody sees.
CREATE FUNCTION "derived"."plain_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(translate(value, '´', ''''), NFKD), '[\u0300-\u036f]', '', 'g')),
    'øđðłıħŧŋĸəɛɔɖɗɓƙƒɣɨƶ' || '"`ʼʻ‘’‚‛“”„‟′″«»‹›' || '‐‑‒–—―−⁃' || U&'\1680\00AD\200B\200C\200D\200E\200F\2060\FEFF\FE0E\FE0F',
    'oddlihtnkeeoddbkfgiz' || repeat('''', 18) || '-------- '),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- Words as articles are searched for: plain, without marks of their texts.
CREATE FUNCTION "plain_words"(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    derived.plain_text(left(written, 200000)),
    '<[^<>]*>|\[\[[^\[\]]*\]\]|\[\^[0-9]+\]|\]\([^()]*\)|&[a-z]+;', ' ', 'g'),
  '[^a-z0-9\u00df-\u1fff]+', ' ', 'g');

CREATE FUNCTION "article_words"(language text, title text, excerpt text, content text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(title)), 'A')
  || setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(excerpt)), 'B')
  || setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(content)), 'D');

-- How many pieces of an ordered line are to be delivered, as `piecesOf` says it (domain/order/progress.ts).
CREATE FUNCTION "derived"."count_units"(package_id text, quantity integer, bonus integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN quantity * (coalesce(substring(package_id
  from '^(?:ig|tt|yt|fb)-(?:followers|likes|views|subscribers)-([1-9][0-9]{0,8})$')::bigint, 0) + coalesce(bonus, 0));

-- What a line is delivered to: its service and its target; names of profiles know no capitals.
CREATE FUNCTION "derived"."goal_of"(package_id text, target_kind text, target_url text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN split_part(package_id, '-', 1) || '-' || split_part(package_id, '-', 2) || ' '
  || CASE WHEN target_kind = 'profile' THEN lower(target_url) ELSE target_url END;
