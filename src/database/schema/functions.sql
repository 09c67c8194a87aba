-- What generated columns and indexes of the tables call; written by hand, and put in front of the tables by
-- `npm run migration`.

CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- Words as articles are searched for: in small letters, without diacritics, without marks.
CREATE FUNCTION "plain_words"(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    lower(regexp_replace(normalize(left(written, 200000), NFD), '[\u0300-\u036f]+', '', 'g')),
    '<[^<>]*>|\[\[[^\[\]]*\]\]|\[\^[0-9]+\]|\]\([^()]*\)|&[a-z]+;', ' ', 'g'),
  '[^a-z0-9\u00df-\u1fff]+', ' ', 'g');

CREATE FUNCTION "article_words"(language text, title text, excerpt text, content text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(title)), 'A')
  || setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(excerpt)), 'B')
  || setweight(to_tsvector(case when language = 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.simple'::regconfig end, plain_words(content)), 'D');

-- How many pieces of an ordered line are to be delivered, as `piecesOf` says it (domain/order/progress.ts).
CREATE FUNCTION "derived"."pieces_of"(package_id text, quantity integer, bonus integer) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN quantity * (coalesce(substring(package_id
  from '^(?:ig|tt|yt|fb)-(?:followers|likes|views|subscribers)-([1-9][0-9]{0,8})$')::bigint, 0) + coalesce(bonus, 0));

-- What a line is delivered to: its service and its target; names of profiles know no capitals.
CREATE FUNCTION "derived"."goal_of"(package_id text, target_kind text, target_url text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN split_part(package_id, '-', 1) || '-' || split_part(package_id, '-', 2) || ' '
  || CASE WHEN target_kind = 'profile' THEN lower(target_url) ELSE target_url END;

-- In small letters and without diacritics.
CREATE FUNCTION "derived"."plain_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'))
$$;
