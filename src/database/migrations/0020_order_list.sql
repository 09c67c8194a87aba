CREATE SCHEMA "derived";
--> statement-breakpoint
CREATE TABLE "order_batch_rows" (
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" text,
	CONSTRAINT "order_batch_rows_batch_id_position_pk" PRIMARY KEY("batch_id","position"),
	CONSTRAINT "order_batch_rows_position" CHECK ("order_batch_rows"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"person" text NOT NULL,
	"act" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "derived"."order_list" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"payment" text NOT NULL,
	"work" text NOT NULL,
	"networks" text[] NOT NULL,
	"code" text,
	"total" bigint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"promised_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "order_list_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "derived"."order_search" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_batch_rows" ADD CONSTRAINT "order_batch_rows_batch_id_order_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."order_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_batch_rows" ADD CONSTRAINT "order_batch_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "derived"."order_list" ADD CONSTRAINT "order_list_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "derived"."order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_batch_rows_once" ON "order_batch_rows" USING btree ("batch_id","order_id");--> statement-breakpoint
CREATE INDEX "order_batch_rows_order" ON "order_batch_rows" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_batch_rows_waiting" ON "order_batch_rows" USING btree ("batch_id","position") WHERE "order_batch_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "order_batches_age" ON "order_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_list_made" ON "derived"."order_list" USING btree ("made_at","number");--> statement-breakpoint
CREATE INDEX "order_list_total" ON "derived"."order_list" USING btree ("total","number");--> statement-breakpoint
CREATE INDEX "order_list_paid_up" ON "derived"."order_list" USING btree (coalesce("paid_at", 'infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_paid_down" ON "derived"."order_list" USING btree (coalesce("paid_at", '-infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_promised_up" ON "derived"."order_list" USING btree (coalesce("promised_at", 'infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_promised_down" ON "derived"."order_list" USING btree (coalesce("promised_at", '-infinity'),"number");--> statement-breakpoint
CREATE INDEX "order_list_payment" ON "derived"."order_list" USING btree ("payment","made_at","number");--> statement-breakpoint
CREATE INDEX "order_list_work" ON "derived"."order_list" USING btree ("work","made_at","number");--> statement-breakpoint
CREATE INDEX "order_list_networks" ON "derived"."order_list" USING gin ("networks");--> statement-breakpoint
CREATE INDEX "order_list_code" ON "derived"."order_list" USING btree ("code","made_at") WHERE "derived"."order_list"."code" is not null;--> statement-breakpoint
CREATE INDEX "order_list_due" ON "derived"."order_list" USING btree ("due_at","number") WHERE "derived"."order_list"."due_at" is not null;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE INDEX "order_search_words" ON "derived"."order_search" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit = 256);--> statement-breakpoint
CREATE INDEX "order_search_keys" ON "derived"."order_search" USING gin ("keys") WITH (gin_pending_list_limit = 256);--> statement-breakpoint
-- In small letters and without diacritics.
CREATE FUNCTION "derived"."plain_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."network_of"(package_id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE split_part(package_id, '-', 1)
    WHEN 'ig' THEN 'instagram' WHEN 'tt' THEN 'tiktok' WHEN 'yt' THEN 'youtube' WHEN 'fb' THEN 'facebook' END
$$;--> statement-breakpoint
-- The rows of orders as they are now. The old ones are locked first, so that the last of several transactions
-- that change an order sees what the others have done.
CREATE FUNCTION "derived"."list_orders"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM derived.order_list WHERE order_id = ANY(wanted) ORDER BY order_id FOR UPDATE;
  INSERT INTO derived.order_list AS listed
    (order_id, number, payment, work, networks, code, total, made_at, paid_at, promised_at, due_at)
  SELECT o.id, o.number,
    CASE
      WHEN o.paid_at IS NULL THEN 'unpaid'
      WHEN coalesce(refund.returned, 0) = 0 THEN 'paid'
      WHEN refund.returned < o.total THEN 'partly-returned'
      ELSE 'returned' END,
    CASE
      WHEN o.state IN ('canceled', 'refunded', 'expired') THEN 'ended'
      WHEN o.state = 'completed' THEN 'completed'
      WHEN o.held_at IS NOT NULL OR line.is_held THEN 'held'
      WHEN o.state = 'delivering' THEN 'delivering'
      ELSE 'waiting' END,
    coalesce(line.networks, '{}'), upper(o.discount_code), o.total, o.created_at, o.paid_at, o.promised_at,
    CASE WHEN o.state IN ('paid', 'delivering') AND o.held_at IS NULL THEN o.promised_at END
  FROM public.orders o
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT derived.network_of(package_id))
        FILTER (WHERE derived.network_of(package_id) IS NOT NULL) AS networks,
      bool_or(held_at IS NOT NULL) AS is_held
    FROM public.order_lines WHERE order_id = o.id
  ) line ON true
  LEFT JOIN LATERAL (
    SELECT sum(amount) AS returned FROM public.refunds
    WHERE order_id = o.id AND state = 'done' AND kind <> 'paid-twice'
  ) refund ON true
  WHERE o.id = ANY(wanted)
  ON CONFLICT (order_id) DO UPDATE SET
    number = excluded.number, payment = excluded.payment, work = excluded.work,
    networks = excluded.networks, code = excluded.code, total = excluded.total,
    made_at = excluded.made_at, paid_at = excluded.paid_at, promised_at = excluded.promised_at,
    due_at = excluded.due_at
  WHERE listed IS DISTINCT FROM excluded;
END
$$;--> statement-breakpoint
-- What orders are found by. Hosts are left out of the words, or every order would have "instagram".
CREATE FUNCTION "derived"."index_orders"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM derived.order_search WHERE order_id = ANY(wanted) ORDER BY order_id FOR UPDATE;
  INSERT INTO derived.order_search AS indexed (order_id, words, keys)
  SELECT o.id,
    derived.plain_text(concat_ws(E'\n', o.number, nullif(o.name, ''), nullif(o.email, ''),
      nullif(ltrim(o.phone, '+'), ''), o.company->>'name', o.company->>'companyId', o.company->>'vatId',
      nullif(o.discount_code, ''), line.words, array_to_string(paper.numbers, E'\n'))),
    (SELECT coalesce(array_agg(DISTINCT derived.plain_text(key)), '{}')
      FROM unnest(array[o.number::text, o.email, ltrim(o.phone, '+'),
          CASE WHEN length(o.phone) > 9 THEN right(o.phone, 9) END,
          o.company->>'companyId', o.company->>'vatId', o.payment_id, o.invoice_number]
        || line.keys || paper.numbers || opened.ids || paid_back.ids) AS key
      WHERE key <> '')
  FROM public.orders o
  LEFT JOIN LATERAL (
    SELECT string_agg(nullif(concat_ws(E'\n', nullif(target_label, ''),
        nullif(regexp_replace(target_url, '^https?://[^/]*/?', ''), '')), ''), E'\n' ORDER BY position) AS words,
      array_agg(DISTINCT target_url) || array_agg(DISTINCT target_label) FILTER (WHERE target_label LIKE '@%')
        AS keys
    FROM public.order_lines WHERE order_id = o.id
  ) line ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(number ORDER BY number) AS numbers FROM public.invoices WHERE order_id = o.id
  ) paper ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(checkout_id) AS ids FROM public.checkouts WHERE order_id = o.id
  ) opened ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(refund_id) || array_agg(payment_id) AS ids FROM public.refunds WHERE order_id = o.id
  ) paid_back ON true
  WHERE o.id = ANY(wanted)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, keys = excluded.keys
  WHERE indexed IS DISTINCT FROM excluded;
END
$$;--> statement-breakpoint
-- A restore puts rows in table by table, and makes all of this once at its end.
CREATE FUNCTION "derived"."is_restoring"() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('vzlet.restoring', true), '') = 'on'
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."take_over_new"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF derived.is_restoring() THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'orders' THEN ids := array(SELECT (to_jsonb(added)->>'id')::uuid FROM added);
  ELSE ids := array(SELECT DISTINCT (to_jsonb(added)->>'order_id')::uuid FROM added); END IF;
  IF cardinality(ids) = 0 THEN RETURN NULL; END IF;
  PERFORM derived.list_orders(ids), derived.index_orders(ids);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."list_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.list_orders(array[NEW.id]);
    ELSE PERFORM derived.list_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."index_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.index_orders(array[NEW.id]);
    ELSE PERFORM derived.index_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_added" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "derived"."take_over_new"();--> statement-breakpoint
CREATE TRIGGER "order_lines_added" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "derived"."take_over_new"();--> statement-breakpoint
CREATE TRIGGER "orders_listed" AFTER UPDATE OF "number", "state", "discount_code", "total", "created_at", "paid_at", "held_at", "promised_at" ON "orders" FOR EACH ROW
  WHEN ((OLD."number", OLD."state", OLD."discount_code", OLD."total", OLD."created_at", OLD."paid_at", OLD."held_at", OLD."promised_at")
    IS DISTINCT FROM (NEW."number", NEW."state", NEW."discount_code", NEW."total", NEW."created_at", NEW."paid_at", NEW."held_at", NEW."promised_at"))
  EXECUTE FUNCTION "derived"."list_order"();--> statement-breakpoint
CREATE TRIGGER "orders_indexed" AFTER UPDATE OF "number", "name", "email", "phone", "company", "discount_code", "payment_id", "invoice_number" ON "orders" FOR EACH ROW
  WHEN ((OLD."number", OLD."name", OLD."email", OLD."phone", OLD."company", OLD."discount_code", OLD."payment_id", OLD."invoice_number")
    IS DISTINCT FROM (NEW."number", NEW."name", NEW."email", NEW."phone", NEW."company", NEW."discount_code", NEW."payment_id", NEW."invoice_number"))
  EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE TRIGGER "order_lines_listed" AFTER UPDATE OF "held_at", "package_id" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."held_at" IS NULL, OLD."package_id") IS DISTINCT FROM (NEW."held_at" IS NULL, NEW."package_id"))
  EXECUTE FUNCTION "derived"."list_order"();--> statement-breakpoint
CREATE TRIGGER "order_lines_indexed" AFTER UPDATE OF "target_label", "target_url" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."target_label", OLD."target_url") IS DISTINCT FROM (NEW."target_label", NEW."target_url"))
  EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE TRIGGER "refunds_listed" AFTER INSERT OR UPDATE OF "state", "amount" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "derived"."list_order"();--> statement-breakpoint
CREATE TRIGGER "refunds_indexed" AFTER INSERT OR UPDATE OF "refund_id" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE TRIGGER "invoices_indexed" AFTER INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE TRIGGER "checkouts_indexed" AFTER INSERT OR UPDATE OF "checkout_id" ON "checkouts" FOR EACH ROW WHEN (NEW."checkout_id" IS NOT NULL) EXECUTE FUNCTION "derived"."index_order"();--> statement-breakpoint
CREATE FUNCTION "derived"."make_again"() RETURNS void LANGUAGE sql AS $$
  SELECT derived.list_orders(ids), derived.index_orders(ids) FROM (SELECT array(SELECT id FROM public.orders) AS ids) AS every
$$;--> statement-breakpoint
SELECT "derived"."make_again"();
