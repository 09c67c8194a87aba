-- Written by hand: what a schema of tables does not say. Triggers that keep the tables of the schema `derived`,
-- and refuse what must not change.

-- Counts of attempts may be lost with a crash.
ALTER TABLE "rate_limits" SET UNLOGGED;

CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.issued_at < now() - interval '10 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'Invoice % was issued and stays as it is.', OLD.number;
END $$;

CREATE TRIGGER "invoices_stay" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();

CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Ten years, by a clock that may be two days behind that of the program.
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '10 years' + interval '2 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is only added to.';
END
$$;

CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "audit_entries_last" BEFORE DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
CREATE TRIGGER "audit_entries_whole" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

CREATE INDEX "order_search_words" ON "derived"."order_search" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit = 256);
CREATE INDEX "order_search_keys" ON "derived"."order_search" USING gin ("keys") WITH (gin_pending_list_limit = 256);

CREATE FUNCTION "derived"."network_of"(package_id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE split_part(package_id, '-', 1)
    WHEN 'ig' THEN 'instagram' WHEN 'tt' THEN 'tiktok' WHEN 'yt' THEN 'youtube' WHEN 'fb' THEN 'facebook' END
$$;

-- Whether a line has ended by a withdrawal, as `withdrawnLines` says it (domain/order/withdrawn-lines.ts).
CREATE FUNCTION "derived"."is_withdrawn"(ordered uuid, line_position integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM public.withdrawals w
    WHERE w.order_id = ordered AND w.resolution IN ('money', 'ended') AND (
      line_position = ANY(w.lines) OR w.lines = '{}' AND (w.part = ''
        OR (SELECT count(*) FROM public.order_lines every WHERE every.order_id = ordered) = 1)))
$$;

-- The rows of orders as they are now. The old ones are locked first, so that the last of several transactions
-- that change an order sees what the others have done.
CREATE FUNCTION "derived"."list_orders"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM derived.order_list WHERE order_id = ANY(wanted) ORDER BY order_id FOR UPDATE;
  INSERT INTO derived.order_list AS listed
    (order_id, number, payment, work, networks, code, total, made_at, paid_at, start_by, promised_at, due_at)
  SELECT o.id, o.number,
    CASE
      WHEN o.paid_at IS NULL THEN 'unpaid'
      WHEN coalesce(refund.returned, 0) = 0 THEN 'paid'
      WHEN refund.returned < o.total THEN 'partly-returned'
      ELSE 'returned' END,
    CASE
      WHEN o.state IN ('canceled', 'refunded', 'expired') THEN 'ended'
      WHEN o.state = 'completed' AND line.is_short THEN 'short'
      WHEN o.state = 'completed' AND line.is_withdrawn THEN 'withdrawn'
      WHEN o.state = 'completed' THEN 'completed'
      WHEN line.is_held THEN 'held'
      WHEN o.state = 'delivering' THEN 'delivering'
      ELSE 'waiting' END,
    coalesce(line.networks, '{}'), upper(o.discount_code), o.total, o.created_at, o.paid_at,
    CASE WHEN o.state = 'paid' AND o.held_at IS NULL THEN o.start_by END, o.promised_at,
    CASE WHEN o.state IN ('paid', 'delivering') AND o.held_at IS NULL THEN o.promised_at END
  FROM public.orders o
  LEFT JOIN LATERAL (
    SELECT array_agg(DISTINCT derived.network_of(package_id))
        FILTER (WHERE derived.network_of(package_id) IS NOT NULL) AS networks,
      bool_or(work <> 'completed' AND (o.held_at IS NOT NULL OR held_at IS NOT NULL)) AS is_held,
      bool_or(is_below AND NOT is_withdrawn) AS is_short, bool_or(is_below AND is_withdrawn) AS is_withdrawn
    FROM public.order_lines l
    CROSS JOIN LATERAL (
      SELECT work = 'completed' AND delivered < derived.count_units(package_id, quantity, bonus) AS is_below
    ) ended
    CROSS JOIN LATERAL (
      SELECT is_below AND derived.is_withdrawn(l.order_id, position) AS is_withdrawn
    ) gone
    WHERE order_id = o.id
  ) line ON true
  LEFT JOIN LATERAL (
    SELECT sum(amount) AS returned FROM public.refunds
    WHERE order_id = o.id AND state = 'done' AND kind <> 'paid-twice'
  ) refund ON true
  WHERE o.id = ANY(wanted)
  ON CONFLICT (order_id) DO UPDATE SET
    number = excluded.number, payment = excluded.payment, work = excluded.work,
    networks = excluded.networks, code = excluded.code, total = excluded.total,
    made_at = excluded.made_at, paid_at = excluded.paid_at, start_by = excluded.start_by, promised_at = excluded.promised_at,
    due_at = excluded.due_at
  WHERE listed IS DISTINCT FROM excluded;
END
$$;

-- The key of a mailbox: `mailboxOf` as the database says it.
CREATE FUNCTION "derived"."mailbox_key"(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT derived.plain_text('mailbox ' || CASE
    WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
    ELSE name || '@' || domain END)
  FROM (SELECT split_part(split_part(lower(email), '@', 1), '+', 1) AS name,
    split_part(lower(email), '@', 2) AS domain) AS parts
$$;

-- What orders are found by. Hosts are left out of the words, or every order would have "instagram".
CREATE FUNCTION "derived"."index_orders"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM derived.order_search WHERE order_id = ANY(wanted) ORDER BY order_id FOR UPDATE;
  INSERT INTO derived.order_search AS indexed (order_id, words, keys)
  SELECT o.id,
    derived.plain_text(concat_ws(E'\n', o.number, nullif(o.name, ''), nullif(o.email, ''),
      nullif(ltrim(o.phone, '+'), ''), o.company->>'name', o.company->>'companyId', o.company->>'vatId',
      nullif(o.discount_code, ''), line.words, array_to_string(paper.numbers, E'\n'))),
    (SELECT coalesce(array_agg(DISTINCT derived.plain_text(key)), '{}') || array[derived.mailbox_key(o.email)]
      FROM unnest(array[o.number::text, o.email, ltrim(o.phone, '+'),
          CASE WHEN length(o.phone) > 9 THEN right(o.phone, 9) END,
          o.company->>'companyId', o.company->>'vatId', o.payment_id, o.invoice_number, 'sum ' || o.total]
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
$$;

-- A restore puts rows in table by table, and makes all of this once at its end.
CREATE FUNCTION "derived"."is_restoring"() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('vzlet.restoring', true), '') = 'on'
$$;

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
$$;

CREATE FUNCTION "derived"."list_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.list_orders(array[NEW.id]);
    ELSE PERFORM derived.list_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION "derived"."index_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.index_orders(array[NEW.id]);
    ELSE PERFORM derived.index_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "orders_added" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "derived"."take_over_new"();

CREATE TRIGGER "order_lines_added" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "derived"."take_over_new"();

CREATE TRIGGER "orders_listed" AFTER UPDATE OF "number", "state", "discount_code", "total", "created_at", "paid_at", "held_at", "start_by", "promised_at" ON "orders" FOR EACH ROW
  WHEN ((OLD."number", OLD."state", OLD."discount_code", OLD."total", OLD."created_at", OLD."paid_at", OLD."held_at", OLD."start_by", OLD."promised_at")
    IS DISTINCT FROM (NEW."number", NEW."state", NEW."discount_code", NEW."total", NEW."created_at", NEW."paid_at", NEW."held_at", NEW."start_by", NEW."promised_at"))
  EXECUTE FUNCTION "derived"."list_order"();

CREATE TRIGGER "orders_indexed" AFTER UPDATE OF "number", "name", "email", "phone", "company", "discount_code", "payment_id", "invoice_number", "total" ON "orders" FOR EACH ROW
  WHEN ((OLD."number", OLD."name", OLD."email", OLD."phone", OLD."company", OLD."discount_code", OLD."payment_id", OLD."invoice_number", OLD."total")
    IS DISTINCT FROM (NEW."number", NEW."name", NEW."email", NEW."phone", NEW."company", NEW."discount_code", NEW."payment_id", NEW."invoice_number", NEW."total"))
  EXECUTE FUNCTION "derived"."index_order"();

CREATE TRIGGER "order_lines_listed" AFTER UPDATE OF "held_at", "package_id" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."held_at" IS NULL, OLD."package_id") IS DISTINCT FROM (NEW."held_at" IS NULL, NEW."package_id"))
  EXECUTE FUNCTION "derived"."list_order"();

-- While an order goes on its lines change often, and its state says all that is listed of them.
CREATE TRIGGER "order_lines_ended" AFTER UPDATE OF "delivered" ON "order_lines" FOR EACH ROW
  WHEN (NEW."work" = 'completed' AND OLD."delivered" <> NEW."delivered")
  EXECUTE FUNCTION "derived"."list_order"();

CREATE TRIGGER "withdrawals_listed" AFTER UPDATE OF "resolution", "lines", "order_id" ON "withdrawals" FOR EACH ROW
  WHEN (NEW."order_id" IS NOT NULL)
  EXECUTE FUNCTION "derived"."list_order"();

CREATE TRIGGER "order_lines_indexed" AFTER UPDATE OF "target_label", "target_url" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."target_label", OLD."target_url") IS DISTINCT FROM (NEW."target_label", NEW."target_url"))
  EXECUTE FUNCTION "derived"."index_order"();

CREATE TRIGGER "refunds_listed" AFTER INSERT OR UPDATE OF "state", "amount" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "derived"."list_order"();

CREATE TRIGGER "refunds_indexed" AFTER INSERT OR UPDATE OF "refund_id" ON "refunds" FOR EACH ROW EXECUTE FUNCTION "derived"."index_order"();

CREATE TRIGGER "invoices_indexed" AFTER INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION "derived"."index_order"();

CREATE TRIGGER "checkouts_indexed" AFTER INSERT OR UPDATE OF "checkout_id" ON "checkouts" FOR EACH ROW WHEN (NEW."checkout_id" IS NOT NULL) EXECUTE FUNCTION "derived"."index_order"();

-- Whether a page that is counted shows one package.
CREATE FUNCTION "derived"."is_package"(page text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT page = 'package' OR page ~ '^[a-z]+-[a-z]+-[0-9]+$'
$$;

-- Adds what was counted to the sums. One writer at a time: replicas that add to the same sums in different
-- sequences would wait for each other for ever. The lock comes after everything else that they lock.
CREATE FUNCTION "derived"."add_counts"(changes page_counts[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('derived.read_days'));
  INSERT INTO derived.read_days AS known (day, edition, kind, is_package, n)
    SELECT day, edition, kind, derived.is_package(page), sum(n) FROM unnest(changes)
    GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0
    ON CONFLICT (day, edition, kind, is_package) DO UPDATE SET n = known.n + excluded.n;
  INSERT INTO derived.read_months AS known (month, edition, page, kind, n)
    SELECT date_trunc('month', day)::date, edition, page, kind, sum(n) FROM unnest(changes)
    GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0
    ON CONFLICT (month, edition, page, kind) DO UPDATE SET n = known.n + excluded.n;
END
$$;

CREATE FUNCTION "derived"."sum_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF derived.is_restoring() THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM derived.add_counts(array(SELECT ROW(day, edition, page, kind, n)::page_counts FROM later));
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM derived.add_counts(array(SELECT ROW(day, edition, page, kind, n)::page_counts FROM later
      UNION ALL SELECT ROW(day, edition, page, kind, -n)::page_counts FROM earlier));
  ELSE
    PERFORM derived.add_counts(array(SELECT ROW(day, edition, page, kind, -n)::page_counts FROM earlier));
    DELETE FROM derived.read_days WHERE n = 0 AND day IN (SELECT day FROM earlier);
    DELETE FROM derived.read_months
      WHERE n = 0 AND month IN (SELECT date_trunc('month', day)::date FROM earlier);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION "derived"."forget_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE derived.read_days, derived.read_months;
  RETURN NULL;
END
$$;

CREATE TRIGGER "page_counts_added" AFTER INSERT ON "page_counts" REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();
CREATE TRIGGER "page_counts_grown" AFTER UPDATE ON "page_counts" REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();
CREATE TRIGGER "page_counts_gone" AFTER DELETE ON "page_counts" REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();
CREATE TRIGGER "page_counts_cleared" AFTER TRUNCATE ON "page_counts" FOR EACH STATEMENT EXECUTE FUNCTION "derived"."forget_counts"();

-- What orders sold, as they are now.
CREATE FUNCTION "derived"."sell_orders"(wanted uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM derived.sold_packages WHERE order_id = ANY(wanted);
  INSERT INTO derived.sold_packages (order_id, package_id, day, edition, quantity, amount)
    SELECT o.id, l.package_id, (o.paid_at AT TIME ZONE 'Europe/Prague')::date, o.locale, sum(l.quantity), sum(l.total)
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.id = ANY(wanted) AND o.paid_at IS NOT NULL
    GROUP BY o.id, l.package_id;
END
$$;

CREATE FUNCTION "derived"."sell_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF derived.is_restoring() THEN RETURN NULL; END IF;
  -- Lines are stored with their order, which is paid later, as a rule.
  ids := array(SELECT DISTINCT o.id FROM later JOIN orders o ON o.id = later.order_id WHERE o.paid_at IS NOT NULL);
  IF cardinality(ids) > 0 THEN PERFORM derived.sell_orders(ids); END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION "derived"."sell_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.sell_orders(array[NEW.id]);
    ELSE PERFORM derived.sell_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "order_lines_sold" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sell_lines"();

CREATE TRIGGER "order_lines_sold_again" AFTER UPDATE OF "package_id", "quantity", "total" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."package_id", OLD."quantity", OLD."total") IS DISTINCT FROM (NEW."package_id", NEW."quantity", NEW."total"))
  EXECUTE FUNCTION "derived"."sell_order"();

CREATE TRIGGER "orders_sold" AFTER UPDATE OF "paid_at", "locale" ON "orders" FOR EACH ROW
  WHEN ((OLD."paid_at", OLD."locale") IS DISTINCT FROM (NEW."paid_at", NEW."locale"))
  EXECUTE FUNCTION "derived"."sell_order"();

CREATE FUNCTION "derived"."make_figures_again"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM derived.read_days;
  DELETE FROM derived.read_months;
  INSERT INTO derived.read_days SELECT day, edition, kind, derived.is_package(page), sum(n)
    FROM public.page_counts GROUP BY 1, 2, 3, 4;
  INSERT INTO derived.read_months SELECT date_trunc('month', day)::date, edition, page, kind, sum(n)
    FROM public.page_counts GROUP BY 1, 2, 3, 4;
  PERFORM derived.sell_orders(array(SELECT id FROM public.orders WHERE paid_at IS NOT NULL));
END
$$;

-- Makes all of it anew from the tables that it is derived from.
CREATE FUNCTION "derived"."make_again"() RETURNS void LANGUAGE sql AS $$
  SELECT derived.list_orders(ids), derived.index_orders(ids) FROM (SELECT array(SELECT id FROM public.orders) AS ids) AS every;
  SELECT derived.make_figures_again();
$$;
