CREATE TABLE "derived"."read_days" (
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"is_package" boolean NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "read_days_day_edition_kind_is_package_pk" PRIMARY KEY("day","edition","kind","is_package")
);
--> statement-breakpoint
CREATE TABLE "derived"."read_months" (
	"month" date NOT NULL,
	"edition" text NOT NULL,
	"page" text NOT NULL,
	"kind" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "read_months_month_edition_page_kind_pk" PRIMARY KEY("month","edition","page","kind")
);
--> statement-breakpoint
CREATE TABLE "derived"."sold_packages" (
	"order_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"day" date NOT NULL,
	"edition" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "sold_packages_order_id_package_id_pk" PRIMARY KEY("order_id","package_id")
);
--> statement-breakpoint
DROP INDEX "orders_takings";--> statement-breakpoint
ALTER TABLE "derived"."sold_packages" ADD CONSTRAINT "sold_packages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_packages_day" ON "derived"."sold_packages" USING btree ("day","package_id","edition","quantity","amount");--> statement-breakpoint
CREATE INDEX "page_counts_page" ON "page_counts" USING btree ("page","day");--> statement-breakpoint
CREATE INDEX "order_lines_package" ON "order_lines" USING btree ("package_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_edition" ON "orders" USING btree ("locale","id");--> statement-breakpoint
CREATE INDEX "orders_free_of_charge" ON "orders" USING btree ("paid_at","locale") WHERE "orders"."paid_at" is not null and ("orders"."paid_how" = 'free' or "orders"."total" = 0);--> statement-breakpoint
CREATE INDEX "orders_takings" ON "orders" USING btree ("paid_at","total","locale") WHERE "orders"."paid_at" is not null and "orders"."paid_how" <> 'free';
--> statement-breakpoint
-- by hand:
CREATE FUNCTION "derived"."is_package"(page text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT page = 'package' OR page ~ '^[a-z]+-[a-z]+-[0-9]+$'
$$;--> statement-breakpoint
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
$$;--> statement-breakpoint
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
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."forget_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE derived.read_days, derived.read_months;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "page_counts_added" AFTER INSERT ON "page_counts" REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();--> statement-breakpoint
CREATE TRIGGER "page_counts_grown" AFTER UPDATE ON "page_counts" REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();--> statement-breakpoint
CREATE TRIGGER "page_counts_gone" AFTER DELETE ON "page_counts" REFERENCING OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sum_counts"();--> statement-breakpoint
CREATE TRIGGER "page_counts_cleared" AFTER TRUNCATE ON "page_counts" FOR EACH STATEMENT EXECUTE FUNCTION "derived"."forget_counts"();--> statement-breakpoint
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
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."sell_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[];
BEGIN
  IF derived.is_restoring() THEN RETURN NULL; END IF;
  -- Lines are stored with their order, which is paid later, as a rule.
  ids := array(SELECT DISTINCT o.id FROM later JOIN orders o ON o.id = later.order_id WHERE o.paid_at IS NOT NULL);
  IF cardinality(ids) > 0 THEN PERFORM derived.sell_orders(ids); END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "derived"."sell_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT derived.is_restoring() THEN
    IF TG_TABLE_NAME = 'orders' THEN PERFORM derived.sell_orders(array[NEW.id]);
    ELSE PERFORM derived.sell_orders(array[NEW.order_id]); END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "order_lines_sold" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION "derived"."sell_lines"();--> statement-breakpoint
CREATE TRIGGER "order_lines_sold_again" AFTER UPDATE OF "package_id", "quantity", "total" ON "order_lines" FOR EACH ROW
  WHEN ((OLD."package_id", OLD."quantity", OLD."total") IS DISTINCT FROM (NEW."package_id", NEW."quantity", NEW."total"))
  EXECUTE FUNCTION "derived"."sell_order"();--> statement-breakpoint
CREATE TRIGGER "orders_sold" AFTER UPDATE OF "paid_at", "locale" ON "orders" FOR EACH ROW
  WHEN ((OLD."paid_at", OLD."locale") IS DISTINCT FROM (NEW."paid_at", NEW."locale"))
  EXECUTE FUNCTION "derived"."sell_order"();--> statement-breakpoint
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
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "derived"."make_again"() RETURNS void LANGUAGE sql AS $$
  SELECT derived.list_orders(ids), derived.index_orders(ids) FROM (SELECT array(SELECT id FROM public.orders) AS ids) AS every;
  SELECT derived.make_figures_again();
$$;--> statement-breakpoint
SELECT "derived"."make_figures_again"();
