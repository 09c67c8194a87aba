SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
CREATE SCHEMA drizzle;
CREATE SCHEMA graphile_worker;
CREATE SCHEMA outbox;
CREATE SCHEMA storage;
CREATE SCHEMA test_checkout;
CREATE TYPE graphile_worker.job_spec AS (
	identifier text,
	payload json,
	queue_name text,
	run_at timestamp with time zone,
	max_attempts smallint,
	job_key text,
	priority smallint,
	flags text[]
);
CREATE TABLE graphile_worker._private_jobs (
    id bigint NOT NULL,
    job_queue_id integer,
    task_id integer NOT NULL,
    payload json DEFAULT '{}'::json NOT NULL,
    priority smallint DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    max_attempts smallint DEFAULT 25 NOT NULL,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text,
    locked_at timestamp with time zone,
    locked_by text,
    revision integer DEFAULT 0 NOT NULL,
    flags jsonb,
    is_available boolean GENERATED ALWAYS AS (((locked_at IS NULL) AND (attempts < max_attempts))) STORED NOT NULL,
    CONSTRAINT jobs_key_check CHECK (((length(key) > 0) AND (length(key) <= 512))),
    CONSTRAINT jobs_max_attempts_check CHECK ((max_attempts >= 1))
);
CREATE FUNCTION graphile_worker.add_job(identifier text, payload json DEFAULT NULL::json, queue_name text DEFAULT NULL::text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, priority integer DEFAULT NULL::integer, flags text[] DEFAULT NULL::text[], job_key_mode text DEFAULT 'replace'::text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  if (job_key is null or job_key_mode is null or job_key_mode in ('replace', 'preserve_run_at')) then
    select * into v_job
    from "graphile_worker".add_jobs(
      ARRAY[(
        identifier,
        payload,
        queue_name,
        run_at,
        max_attempts::smallint,
        job_key,
        priority::smallint,
        flags
      )::"graphile_worker".job_spec],
      (job_key_mode = 'preserve_run_at')
    )
    limit 1;
    return v_job;
  elsif job_key_mode = 'unsafe_dedupe' then
    -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
    insert into "graphile_worker"._private_tasks as tasks (identifier)
    select add_job.identifier
    where not exists (
      select 1
      from "graphile_worker"._private_tasks as existing
      where existing.identifier = add_job.identifier
    )
    on conflict do nothing;
    -- Ensure all the queues exist
    if add_job.queue_name is not null then
      insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
      select add_job.queue_name
      where not exists (
        select 1
        from "graphile_worker"._private_job_queues as existing
        where existing.queue_name = add_job.queue_name
      )
      on conflict do nothing;
    end if;
    -- Insert job, but if one already exists then do nothing, even if the
    -- existing job has already started (and thus represents an out-of-date
    -- world state). This is dangerous because it means that whatever state
    -- change triggered this add_job may not be acted upon (since it happened
    -- after the existing job started executing, but no further job is being
    -- scheduled), but it is useful in very rare circumstances for
    -- de-duplication. If in doubt, DO NOT USE THIS.
    insert into "graphile_worker"._private_jobs as jobs (
      job_queue_id,
      task_id,
      payload,
      run_at,
      max_attempts,
      key,
      priority,
      flags
    )
      select
        job_queues.id,
        tasks.id,
        coalesce(add_job.payload, '{}'::json),
        coalesce(add_job.run_at, now()),
        coalesce(add_job.max_attempts::smallint, 25::smallint),
        add_job.job_key,
        coalesce(add_job.priority::smallint, 0::smallint),
        (
          select jsonb_object_agg(flag, true)
          from unnest(add_job.flags) as item(flag)
        )
      from "graphile_worker"._private_tasks as tasks
      left join "graphile_worker"._private_job_queues as job_queues
      on job_queues.queue_name = add_job.queue_name
      where tasks.identifier = add_job.identifier
    on conflict (key)
      -- Bump the updated_at so that there's something to return
      do update set
        revision = jobs.revision + 1,
        updated_at = now()
      returning *
      into v_job;
    if v_job.revision = 0 then
      perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
    end if;
    return v_job;
  else
    raise exception 'Invalid job_key_mode value, expected ''replace'', ''preserve_run_at'' or ''unsafe_dedupe''.' using errcode = 'GWBKM';
  end if;
end;
$$;
CREATE FUNCTION graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean DEFAULT false) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE plpgsql
    AS $$
begin
  -- Ensure all the tasks exist (insert only missing identifiers so identity is not consumed)
  insert into "graphile_worker"._private_tasks as tasks (identifier)
  select distinct spec.identifier
  from unnest(specs) spec
  where not exists (
    select 1
    from "graphile_worker"._private_tasks as existing
    where existing.identifier = spec.identifier
  )
  on conflict do nothing;
  -- Ensure all the queues exist
  insert into "graphile_worker"._private_job_queues as job_queues (queue_name)
  select distinct spec.queue_name
  from unnest(specs) spec
  where spec.queue_name is not null
  and not exists (
    select 1
    from "graphile_worker"._private_job_queues as existing
    where existing.queue_name = spec.queue_name
  )
  on conflict do nothing;
  -- Ensure any locked jobs have their key cleared - in the case of locked
  -- existing job create a new job instead as it must have already started
  -- executing (i.e. it's world state is out of date, and the fact add_job
  -- has been called again implies there's new information that needs to be
  -- acted upon).
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  from unnest(specs) spec
  where spec.job_key is not null
  and jobs.key = spec.job_key
  and is_available is not true;
  -- WARNING: this count is not 100% accurate; 'on conflict' clause will cause it to be an overestimate
  perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":' || array_length(specs, 1)::text || '}');
  -- TODO: is there a risk that a conflict could occur depending on the
  -- isolation level?
  return query insert into "graphile_worker"._private_jobs as jobs (
    job_queue_id,
    task_id,
    payload,
    run_at,
    max_attempts,
    key,
    priority,
    flags
  )
    select
      job_queues.id,
      tasks.id,
      coalesce(spec.payload, '{}'::json),
      coalesce(spec.run_at, now()),
      coalesce(spec.max_attempts, 25),
      spec.job_key,
      coalesce(spec.priority, 0),
      (
        select jsonb_object_agg(flag, true)
        from unnest(spec.flags) as item(flag)
      )
    from unnest(specs) spec
    inner join "graphile_worker"._private_tasks as tasks
    on tasks.identifier = spec.identifier
    left join "graphile_worker"._private_job_queues as job_queues
    on job_queues.queue_name = spec.queue_name
  on conflict (key) do update set
    job_queue_id = excluded.job_queue_id,
    task_id = excluded.task_id,
    payload =
      case
      when json_typeof(jobs.payload) = 'array' and json_typeof(excluded.payload) = 'array' then
        (jobs.payload::jsonb || excluded.payload::jsonb)::json
      else
        excluded.payload
      end,
    max_attempts = excluded.max_attempts,
    run_at = (case
      when job_key_preserve_run_at is true and jobs.attempts = 0 then jobs.run_at
      else excluded.run_at
    end),
    priority = excluded.priority,
    revision = jobs.revision + 1,
    flags = excluded.flags,
    -- always reset error/retry state
    attempts = 0,
    last_error = null,
    updated_at = now()
  where jobs.locked_at is null
  returning *;
end;
$$;
CREATE FUNCTION graphile_worker.complete_jobs(job_ids bigint[]) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  delete from "graphile_worker"._private_jobs as jobs
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < now() - interval '4 hours'
    )
    returning *;
$$;
CREATE FUNCTION graphile_worker.force_unlock_workers(worker_ids text[]) RETURNS void
    LANGUAGE sql
    AS $$
update "graphile_worker"._private_jobs as jobs
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
update "graphile_worker"._private_job_queues as job_queues
set locked_at = null, locked_by = null
where locked_by = any(worker_ids);
$$;
CREATE FUNCTION graphile_worker.permanently_fail_jobs(job_ids bigint[], error_message text DEFAULT NULL::text) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      last_error = coalesce(error_message, 'Manually marked as failed'),
      attempts = max_attempts,
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
CREATE FUNCTION graphile_worker.remove_job(job_key text) RETURNS graphile_worker._private_jobs
    LANGUAGE plpgsql STRICT
    AS $$
declare
  v_job "graphile_worker"._private_jobs;
begin
  -- Delete job if not locked
  delete from "graphile_worker"._private_jobs as jobs
    where key = job_key
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
  returning * into v_job;
  if not (v_job is null) then
    perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":-1}');
    return v_job;
  end if;
  -- Otherwise prevent job from retrying, and clear the key
  update "graphile_worker"._private_jobs as jobs
  set
    key = null,
    attempts = jobs.max_attempts,
    updated_at = now()
  where key = job_key
  returning * into v_job;
  return v_job;
end;
$$;
CREATE FUNCTION graphile_worker.reschedule_jobs(job_ids bigint[], run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, priority integer DEFAULT NULL::integer, attempts integer DEFAULT NULL::integer, max_attempts integer DEFAULT NULL::integer) RETURNS SETOF graphile_worker._private_jobs
    LANGUAGE sql
    AS $$
  update "graphile_worker"._private_jobs as jobs
    set
      run_at = coalesce(reschedule_jobs.run_at, jobs.run_at),
      priority = coalesce(reschedule_jobs.priority::smallint, jobs.priority),
      attempts = coalesce(reschedule_jobs.attempts::smallint, jobs.attempts),
      max_attempts = coalesce(reschedule_jobs.max_attempts::smallint, jobs.max_attempts),
      updated_at = now()
    where id = any(job_ids)
    and (
      locked_at is null
    or
      locked_at < NOW() - interval '4 hours'
    )
    returning *;
$$;
CREATE FUNCTION public.refuse_invoice_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD.issued_at < now() - interval '10 years' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'Invoice % was issued and stays as it is.', OLD.number;
END $$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE graphile_worker._private_job_queues (
    id integer NOT NULL,
    queue_name text NOT NULL,
    locked_at timestamp with time zone,
    locked_by text,
    is_available boolean GENERATED ALWAYS AS ((locked_at IS NULL)) STORED NOT NULL,
    CONSTRAINT job_queues_queue_name_check CHECK ((length(queue_name) <= 128))
);
CREATE TABLE graphile_worker._private_known_crontabs (
    identifier text NOT NULL,
    known_since timestamp with time zone NOT NULL,
    last_execution timestamp with time zone
);
CREATE TABLE graphile_worker._private_tasks (
    id integer NOT NULL,
    identifier text NOT NULL,
    CONSTRAINT tasks_identifier_check CHECK ((length(identifier) <= 128))
);
ALTER TABLE graphile_worker._private_job_queues ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.job_queues_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE VIEW graphile_worker.jobs AS
 SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));
ALTER TABLE graphile_worker._private_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.jobs_id_seq1
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE graphile_worker.migrations (
    id integer NOT NULL,
    ts timestamp with time zone DEFAULT now() NOT NULL,
    breaking boolean DEFAULT false NOT NULL
);
ALTER TABLE graphile_worker._private_tasks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME graphile_worker.tasks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE outbox.attachment (
    letter_id bigint NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    content_type text NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE outbox.letter (
    id bigint NOT NULL,
    message_id text NOT NULL,
    from_name text NOT NULL,
    from_address text NOT NULL,
    to_name text,
    to_address text NOT NULL,
    reply_to text,
    locale text NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    text text NOT NULL,
    kept_at timestamp with time zone NOT NULL
);
ALTER TABLE outbox.letter ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME outbox.letter_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.blog_posts (
    id text NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    excerpt text NOT NULL,
    content text NOT NULL,
    author text NOT NULL,
    date date NOT NULL,
    image_url text,
    keywords text[] DEFAULT '{}'::text[] NOT NULL,
    origin text NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.discount_codes (
    code text NOT NULL,
    percent integer NOT NULL,
    valid_from timestamp with time zone,
    valid_until timestamp with time zone,
    most_uses integer,
    CONSTRAINT discount_codes_percent CHECK (((percent >= 1) AND (percent <= 90)))
);
CREATE TABLE public.enquiries (
    id uuid NOT NULL,
    locale text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    company text NOT NULL,
    service text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.invoices (
    number text NOT NULL,
    kind text NOT NULL,
    order_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    snapshot jsonb NOT NULL
);
CREATE TABLE public.letters (
    id uuid NOT NULL,
    order_id uuid,
    kind text NOT NULL,
    sent_at timestamp with time zone,
    refusal text,
    enquiry_id uuid,
    CONSTRAINT letters_about_one_thing CHECK ((num_nonnulls(order_id, enquiry_id) = 1))
);
CREATE TABLE public.order_events (
    id bigint NOT NULL,
    order_id uuid NOT NULL,
    state text NOT NULL,
    actor text NOT NULL,
    at timestamp with time zone NOT NULL
);
ALTER TABLE public.order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_lines (
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    package_id text NOT NULL,
    quantity integer NOT NULL,
    unit_price bigint NOT NULL,
    subtotal bigint NOT NULL,
    discount bigint NOT NULL,
    total bigint NOT NULL,
    target_kind text,
    target_label text,
    target_url text,
    CONSTRAINT order_lines_quantity CHECK (((quantity >= 1) AND (quantity <= 99))),
    CONSTRAINT order_lines_target CHECK ((num_nonnulls(target_kind, target_label, target_url) = ANY (ARRAY[0, 3])))
);
CREATE TABLE public.orders (
    id uuid NOT NULL,
    number integer NOT NULL,
    token text NOT NULL,
    state text NOT NULL,
    locale text NOT NULL,
    cart_id text NOT NULL,
    fingerprint text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    company jsonb,
    note text NOT NULL,
    subtotal bigint NOT NULL,
    discount_percent integer NOT NULL,
    discount_source text NOT NULL,
    discount_code text,
    discount bigint NOT NULL,
    total bigint NOT NULL,
    express_consent boolean,
    consent_version text,
    terms_version text NOT NULL,
    checkout_attempt integer DEFAULT 1 NOT NULL,
    checkout_expires_at timestamp with time zone NOT NULL,
    checkout_id text,
    checkout_url text,
    checkout_outcome text DEFAULT 'open'::text NOT NULL,
    checks_done integer DEFAULT 0 NOT NULL,
    payment_id text,
    invoice_number text,
    refund_id text,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    refunded_at timestamp with time zone,
    consent_at timestamp with time zone,
    checkout_provider text,
    CONSTRAINT orders_money CHECK (((total >= 0) AND (discount >= 0))),
    CONSTRAINT orders_state CHECK ((state = ANY (ARRAY['pending'::text, 'paid'::text, 'delivering'::text, 'completed'::text, 'canceled'::text, 'refunded'::text, 'expired'::text]))),
    CONSTRAINT orders_total CHECK ((total = (subtotal - discount)))
);
ALTER TABLE public.orders ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_number_seq
    START WITH 100001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.payment_anomalies (
    id bigint NOT NULL,
    kind text NOT NULL,
    order_id text,
    checkout_id text NOT NULL,
    detail text NOT NULL,
    noticed_at timestamp with time zone NOT NULL,
    payment_id text,
    refund_id text,
    amount bigint,
    currency text,
    reference text DEFAULT ''::text NOT NULL
);
ALTER TABLE public.payment_anomalies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payment_anomalies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.payment_events (
    event_id text NOT NULL,
    received_at timestamp with time zone NOT NULL
);
CREATE UNLOGGED TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.reconciliations (
    list text NOT NULL,
    compared_until timestamp with time zone NOT NULL
);
CREATE TABLE public.series (
    name text NOT NULL,
    last integer NOT NULL
);
CREATE TABLE public.testimonials (
    id uuid NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    rating integer NOT NULL,
    service text NOT NULL,
    language text NOT NULL,
    origin text NOT NULL,
    source text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT testimonials_rating CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT testimonials_source CHECK (((origin <> 'imported'::text) OR (source IS NOT NULL)))
);
CREATE TABLE storage.file (
    key text NOT NULL,
    content bytea NOT NULL,
    content_type text NOT NULL,
    kept_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE test_checkout.delivery (
    event_id text NOT NULL,
    copy integer NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    delivered_at timestamp with time zone,
    outcome text
);
CREATE TABLE test_checkout.event (
    seq bigint NOT NULL,
    id text NOT NULL,
    type text NOT NULL,
    body json NOT NULL
);
ALTER TABLE test_checkout.event ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME test_checkout.event_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE test_checkout.idempotency_key (
    key text NOT NULL,
    request text NOT NULL,
    answer json NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE test_checkout.refund (
    id text NOT NULL,
    payment_id text NOT NULL
);
CREATE TABLE test_checkout.session (
    seq bigint NOT NULL,
    id text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    payment_id text,
    payment_state text,
    fields jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone
);
ALTER TABLE test_checkout.session ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME test_checkout.session_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, 'fa9ba7e78d4ba8fdb0e91e2821f79a3a6f708244e9839b45fd3e66131e4c30b7', 1795237361016),
	(2, '92f95950355738a443e8987ca11059f72dc075839a9037a801cd7aa86a7e188d', 1795241290605),
	(3, '5193c0818df4e7f4fa0eb12dd2e543318236238d8f43b2b841b61253b7f5d8e4', 1795242749741),
	(4, '1267eec28d6b5451a452caf5481f3d54aab13121cada4c3b416878581005f71b', 1795243513479),
	(5, '65982666b2cfab6557cde4045eb79611ed5b83fe866b1e3e2c49726fff5527df', 1795246705212),
	(6, 'b35a117689be3421038ed5f7b01a1ddfa87b2dcedba2d8b11bf3dfc1c5d69f5f', 1795313954162);
INSERT INTO graphile_worker._private_jobs OVERRIDING SYSTEM VALUE VALUES
	(1, NULL, 1, '{"orderId":"d59aaf8d-13f2-430a-99b4-273da4bd2c67"}', 0, '2026-11-22 08:50:42.035+00', 0, 40, NULL, '2026-11-22 08:49:42.0633+00', '2026-11-22 08:49:42.0633+00', 'check-d59aaf8d-13f2-430a-99b4-273da4bd2c67', NULL, NULL, 0, NULL, DEFAULT),
	(4, NULL, 1, '{"orderId":"2fa9bd29-e5f6-4332-9469-038820ba7dea"}', 0, '2026-11-22 08:50:42.952+00', 0, 40, NULL, '2026-11-22 08:49:43.013046+00', '2026-11-22 08:49:43.013046+00', 'check-2fa9bd29-e5f6-4332-9469-038820ba7dea', NULL, NULL, 0, NULL, DEFAULT),
	(7, NULL, 1, '{"orderId":"edf25a52-68e9-4984-ab51-09f0c1e3bf0a"}', 0, '2026-11-22 08:50:43.619+00', 0, 40, NULL, '2026-11-22 08:49:43.631668+00', '2026-11-22 08:49:43.631668+00', 'check-edf25a52-68e9-4984-ab51-09f0c1e3bf0a', NULL, NULL, 0, NULL, DEFAULT),
	(10, NULL, 1, '{"orderId":"fb2c6d47-9b74-42b4-8b65-ff344af51cd9"}', 0, '2026-11-22 08:50:44.37+00', 0, 40, NULL, '2026-11-22 08:49:44.432767+00', '2026-11-22 08:49:44.432767+00', 'check-fb2c6d47-9b74-42b4-8b65-ff344af51cd9', NULL, NULL, 0, NULL, DEFAULT),
	(13, NULL, 1, '{"orderId":"91e5cf1f-1d1d-41b0-a0ad-2235db6bf232"}', 0, '2026-11-22 08:50:45.078+00', 0, 40, NULL, '2026-11-22 08:49:45.087355+00', '2026-11-22 08:49:45.087355+00', 'check-91e5cf1f-1d1d-41b0-a0ad-2235db6bf232', NULL, NULL, 0, NULL, DEFAULT),
	(14, NULL, 1, '{"orderId":"2ececcb5-8bd4-4b02-9381-9224a3420e2b"}', 0, '2026-11-22 08:50:45.409+00', 0, 40, NULL, '2026-11-22 08:49:45.529543+00', '2026-11-22 08:49:45.529543+00', 'check-2ececcb5-8bd4-4b02-9381-9224a3420e2b', NULL, NULL, 0, NULL, DEFAULT),
	(22, NULL, 1, '{"orderId":"4ffc1440-3d38-4f7f-8df4-7abaccee37bd"}', 0, '2026-11-22 08:50:51.427+00', 0, 40, NULL, '2026-11-22 08:49:51.445212+00', '2026-11-22 08:49:51.445212+00', 'check-4ffc1440-3d38-4f7f-8df4-7abaccee37bd', NULL, NULL, 0, NULL, DEFAULT),
	(27, NULL, 1, '{"orderId":"fbf4721b-c489-4a45-beb2-8479bf879ec9"}', 0, '2026-11-22 08:50:52.792+00', 0, 40, NULL, '2026-11-22 08:49:52.841194+00', '2026-11-22 08:49:52.841194+00', 'check-fbf4721b-c489-4a45-beb2-8479bf879ec9', NULL, NULL, 0, NULL, DEFAULT),
	(35, NULL, 1, '{"orderId":"e1792308-3aed-4fe0-82f3-4f56a13c231c"}', 0, '2026-11-22 08:51:55.199+00', 0, 40, NULL, '2026-11-22 08:49:55.213192+00', '2026-11-22 08:49:55.213192+00', 'check-e1792308-3aed-4fe0-82f3-4f56a13c231c', NULL, NULL, 0, NULL, DEFAULT),
	(36, NULL, 1, '{"orderId":"9656aebf-b870-4e35-ad1b-4b461d2546b3"}', 0, '2026-11-22 08:50:55.305+00', 0, 40, NULL, '2026-11-22 08:49:55.311157+00', '2026-11-22 08:49:55.311157+00', 'check-9656aebf-b870-4e35-ad1b-4b461d2546b3', NULL, NULL, 0, NULL, DEFAULT),
	(37, NULL, 1, '{"orderId":"ca8e32ea-d847-41f2-bfca-8c4b7d5560a7"}', 0, '2026-11-22 08:50:55.547+00', 0, 40, NULL, '2026-11-22 08:49:55.605482+00', '2026-11-22 08:49:55.605482+00', 'check-ca8e32ea-d847-41f2-bfca-8c4b7d5560a7', NULL, NULL, 0, NULL, DEFAULT),
	(38, NULL, 1, '{"orderId":"8ea36df6-32a3-400a-85dc-26c558110e68"}', 0, '2026-11-22 08:50:56.205+00', 0, 40, NULL, '2026-11-22 08:49:56.209645+00', '2026-11-22 08:49:56.209645+00', 'check-8ea36df6-32a3-400a-85dc-26c558110e68', NULL, NULL, 0, NULL, DEFAULT),
	(39, NULL, 1, '{"orderId":"62a1765e-becd-424f-9b23-0f67e81598d5"}', 0, '2026-11-22 08:50:56.527+00', 0, 40, NULL, '2026-11-22 08:49:56.572092+00', '2026-11-22 08:49:56.572092+00', 'check-62a1765e-becd-424f-9b23-0f67e81598d5', NULL, NULL, 0, NULL, DEFAULT),
	(40, NULL, 1, '{"orderId":"a7267eef-dcf7-471b-a362-ec44bb36b08f"}', 0, '2026-11-22 08:50:57.056+00', 0, 40, NULL, '2026-11-22 08:49:57.070506+00', '2026-11-22 08:49:57.070506+00', 'check-a7267eef-dcf7-471b-a362-ec44bb36b08f', NULL, NULL, 0, NULL, DEFAULT),
	(41, NULL, 1, '{"orderId":"16cb7361-2346-43e9-8430-b1cff297d347"}', 0, '2026-11-22 08:50:57.382+00', 0, 40, NULL, '2026-11-22 08:49:57.391025+00', '2026-11-22 08:49:57.391025+00', 'check-16cb7361-2346-43e9-8430-b1cff297d347', NULL, NULL, 0, NULL, DEFAULT),
	(42, NULL, 2, '{"letterId":"b5653297-8a7f-402e-92ef-a6bad41ca2a6"}', 20, '2026-11-22 08:49:57.650086+00', 0, 40, NULL, '2026-11-22 08:49:57.650086+00', '2026-11-22 08:49:57.650086+00', 'letter-b5653297-8a7f-402e-92ef-a6bad41ca2a6', NULL, NULL, 0, NULL, DEFAULT),
	(43, NULL, 2, '{"letterId":"c44bca6e-0da1-4378-96d6-73fc7146db6b"}', 20, '2026-11-22 08:49:57.650086+00', 0, 40, NULL, '2026-11-22 08:49:57.650086+00', '2026-11-22 08:49:57.650086+00', 'letter-c44bca6e-0da1-4378-96d6-73fc7146db6b', NULL, NULL, 0, NULL, DEFAULT),
	(44, NULL, 2, '{"letterId":"be4626db-c846-44ae-ae60-2d5c2aeca125"}', 20, '2026-11-22 08:49:57.877224+00', 0, 40, NULL, '2026-11-22 08:49:57.877224+00', '2026-11-22 08:49:57.877224+00', 'letter-be4626db-c846-44ae-ae60-2d5c2aeca125', NULL, NULL, 0, NULL, DEFAULT),
	(45, NULL, 2, '{"letterId":"80d01e49-aadc-4c29-8409-dfd382f5af7f"}', 20, '2026-11-22 08:49:57.877224+00', 0, 40, NULL, '2026-11-22 08:49:57.877224+00', '2026-11-22 08:49:57.877224+00', 'letter-80d01e49-aadc-4c29-8409-dfd382f5af7f', NULL, NULL, 0, NULL, DEFAULT),
	(46, NULL, 3, '{"orderId":"16cb7361-2346-43e9-8430-b1cff297d347"}', 10, '2026-11-22 08:49:57.877224+00', 0, 40, NULL, '2026-11-22 08:49:57.877224+00', '2026-11-22 08:49:57.877224+00', 'refund-16cb7361-2346-43e9-8430-b1cff297d347', NULL, NULL, 0, NULL, DEFAULT),
	(47, NULL, 1, '{"orderId":"2da3a873-933f-415c-b5a3-0e2383e6fa41"}', 0, '2026-11-22 08:50:58.027+00', 0, 40, NULL, '2026-11-22 08:49:58.036043+00', '2026-11-22 08:49:58.036043+00', 'check-2da3a873-933f-415c-b5a3-0e2383e6fa41', NULL, NULL, 0, NULL, DEFAULT),
	(48, NULL, 2, '{"letterId":"b3479f3a-2c24-4b85-8375-26850d39991e"}', 20, '2026-11-22 08:49:58.197449+00', 0, 40, NULL, '2026-11-22 08:49:58.197449+00', '2026-11-22 08:49:58.197449+00', 'letter-b3479f3a-2c24-4b85-8375-26850d39991e', NULL, NULL, 0, NULL, DEFAULT),
	(49, NULL, 2, '{"letterId":"f504f024-f1d4-4ebd-b429-a26638f78bee"}', 20, '2026-11-22 08:49:58.197449+00', 0, 40, NULL, '2026-11-22 08:49:58.197449+00', '2026-11-22 08:49:58.197449+00', 'letter-f504f024-f1d4-4ebd-b429-a26638f78bee', NULL, NULL, 0, NULL, DEFAULT),
	(51, NULL, 4, '{"checkoutId":"cs_test_second_a"}', 10, '2026-11-22 08:49:58.872178+00', 0, 40, NULL, '2026-11-22 08:49:58.872178+00', '2026-11-22 08:49:58.872178+00', 'refund-payment-cs_test_second_a', NULL, NULL, 0, NULL, DEFAULT),
	(52, NULL, 4, '{"checkoutId":"cs_test_second_b"}', 10, '2026-11-22 08:49:58.892019+00', 0, 40, NULL, '2026-11-22 08:49:58.892019+00', '2026-11-22 08:49:58.892019+00', 'refund-payment-cs_test_second_b', NULL, NULL, 0, NULL, DEFAULT);
INSERT INTO graphile_worker._private_tasks OVERRIDING SYSTEM VALUE VALUES
	(1, 'check-payment'),
	(2, 'send-letter'),
	(3, 'refund-order'),
	(4, 'refund-payment'),
	(5, 'reconcile-payments'),
	(6, 'keep-retention');
INSERT INTO graphile_worker.migrations VALUES
	(1, '2026-11-22 08:49:37.703964+00', true),
	(2, '2026-11-22 08:49:37.761875+00', false),
	(3, '2026-11-22 08:49:37.787072+00', true),
	(4, '2026-11-22 08:49:37.81726+00', false),
	(5, '2026-11-22 08:49:37.838487+00', false),
	(6, '2026-11-22 08:49:37.861709+00', false),
	(7, '2026-11-22 08:49:37.878885+00', false),
	(8, '2026-11-22 08:49:37.905163+00', false),
	(9, '2026-11-22 08:49:37.942615+00', false),
	(10, '2026-11-22 08:49:37.951098+00', false),
	(11, '2026-11-22 08:49:37.956057+00', true),
	(12, '2026-11-22 08:49:38.217636+00', false),
	(13, '2026-11-22 08:49:38.228476+00', true),
	(14, '2026-11-22 08:49:38.243652+00', true),
	(15, '2026-11-22 08:49:38.247498+00', false),
	(16, '2026-11-22 08:49:38.26233+00', true),
	(17, '2026-11-22 08:49:38.281774+00', false),
	(18, '2026-11-22 08:49:38.292725+00', false),
	(19, '2026-11-22 08:49:38.309201+00', true),
	(20, '2026-11-22 08:49:38.310826+00', false);
INSERT INTO public.discount_codes VALUES
	('JARO', 30, NULL, NULL, NULL);
INSERT INTO public.invoices VALUES
	('202600001', 'invoice', 'd59aaf8d-13f2-430a-99b4-273da4bd2c67', '2026-11-22 08:49:42.467+00', '{"vat": 3454, "base": 16446, "kind": "invoice", "rows": [{"vat": 3454, "base": 16446, "text": "100 lajků na Instagramu (@zofie.rihova)", "total": 19900, "discount": 0, "quantity": 1, "unitPrice": 16446, "grossUnitPrice": 19900}], "brand": "Vzlet", "buyer": {"name": "Paid Consumer", "email": "paid.consumer@example.com", "vatId": "", "address": "", "companyId": ""}, "total": 19900, "locale": "cs", "number": "202600001", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:42.467Z", "paymentId": "cs_test_42099dfbda89f5e69b1fdd39aa406b37bddb", "suppliedAt": "2026-11-22T08:49:42.035Z", "orderNumber": 100001}'),
	('202600002', 'invoice', '2fa9bd29-e5f6-4332-9469-038820ba7dea', '2026-11-22 08:49:43.119+00', '{"vat": 153672, "base": 731773, "kind": "invoice", "rows": [{"vat": 118002, "base": 561913, "text": "10.000 sledujících na Instagramu (@zofie.rihova)", "total": 679915, "discount": 99161, "quantity": 1, "unitPrice": 661074, "grossUnitPrice": 799900}, {"vat": 6181, "base": 29434, "text": "1.000 lajků na Instagramu (p/Cabc123)", "total": 35615, "discount": 5194, "quantity": 1, "unitPrice": 34628, "grossUnitPrice": 41900}, {"vat": 29489, "base": 140426, "text": "5.000 sledujících na TikToku (@zofie)", "total": 169915, "discount": 24781, "quantity": 1, "unitPrice": 165207, "grossUnitPrice": 199900}], "brand": "Vzlet", "buyer": {"name": "Pečení Říhová s. r. o.", "email": "paid.company@example.com", "vatId": "CZ45274649", "address": "Dlouhá 12, 110 00 Praha 1", "companyId": "45274649"}, "total": 885445, "locale": "cs", "number": "202600002", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:43.119Z", "paymentId": "cs_test_c94c9e7b5550afe396c18dc6b330f3ef14e5", "suppliedAt": "2026-11-22T08:49:43.000Z", "orderNumber": 100002}'),
	('202600003', 'invoice', 'edf25a52-68e9-4984-ab51-09f0c1e3bf0a', '2026-11-22 08:49:43.805+00', '{"vat": 153672, "base": 731773, "kind": "invoice", "rows": [{"vat": 118002, "base": 561913, "text": "10.000 sledujících na Instagramu (@zofie.rihova)", "total": 679915, "discount": 99161, "quantity": 1, "unitPrice": 661074, "grossUnitPrice": 799900}, {"vat": 6181, "base": 29434, "text": "1.000 lajků na Instagramu (p/Cabc123)", "total": 35615, "discount": 5194, "quantity": 1, "unitPrice": 34628, "grossUnitPrice": 41900}, {"vat": 29489, "base": 140426, "text": "5.000 sledujících na TikToku (@zofie)", "total": 169915, "discount": 24781, "quantity": 1, "unitPrice": 165207, "grossUnitPrice": 199900}], "brand": "Vzlet", "buyer": {"name": "In Work", "email": "in.work@example.com", "vatId": "", "address": "", "companyId": ""}, "total": 885445, "locale": "cs", "number": "202600003", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:43.805Z", "paymentId": "cs_test_e16fb2b0422b1c55b3e10051e8e1d6552e41", "suppliedAt": "2026-11-22T08:49:43.619Z", "orderNumber": 100003}'),
	('202600004', 'invoice', 'fb2c6d47-9b74-42b4-8b65-ff344af51cd9', '2026-11-22 08:49:44.666+00', '{"vat": 153672, "base": 731773, "kind": "invoice", "rows": [{"vat": 118002, "base": 561913, "text": "10.000 sledujících na Instagramu (@zofie.rihova)", "total": 679915, "discount": 99161, "quantity": 1, "unitPrice": 661074, "grossUnitPrice": 799900}, {"vat": 6181, "base": 29434, "text": "1.000 lajků na Instagramu (p/Cabc123)", "total": 35615, "discount": 5194, "quantity": 1, "unitPrice": 34628, "grossUnitPrice": 41900}, {"vat": 29489, "base": 140426, "text": "5.000 sledujících na TikToku (@zofie)", "total": 169915, "discount": 24781, "quantity": 1, "unitPrice": 165207, "grossUnitPrice": 199900}], "brand": "Vzlet", "buyer": {"name": "Completed", "email": "completed@example.com", "vatId": "", "address": "", "companyId": ""}, "total": 885445, "locale": "cs", "number": "202600004", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:44.666Z", "paymentId": "cs_test_32776aa044299e57af47bbcfbf7088a59afd", "suppliedAt": "2026-11-22T08:49:44.370Z", "orderNumber": 100004}'),
	('202600005', 'invoice', '2ececcb5-8bd4-4b02-9381-9224a3420e2b', '2026-11-22 08:49:45.651+00', '{"vat": 3454, "base": 16446, "kind": "invoice", "rows": [{"vat": 3454, "base": 16446, "text": "100 lajků na Instagramu (@zofie.rihova)", "total": 19900, "discount": 0, "quantity": 1, "unitPrice": 16446, "grossUnitPrice": 19900}], "brand": "Vzlet", "buyer": {"name": "Pečení Říhová s. r. o.", "email": "canceled.refunded@example.com", "vatId": "CZ45274649", "address": "Dlouhá 12, 110 00 Praha 1", "companyId": "45274649"}, "total": 19900, "locale": "cs", "number": "202600005", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:45.651Z", "paymentId": "cs_test_5bea661ef946cab1bc5d25eae37643ed7971", "suppliedAt": "2026-11-22T08:49:45.409Z", "orderNumber": 100006}'),
	('9202600001', 'credit-note', '2ececcb5-8bd4-4b02-9381-9224a3420e2b', '2026-11-22 08:49:45.976+00', '{"vat": -3454, "base": -16446, "kind": "credit-note", "rows": [{"vat": -3454, "base": -16446, "text": "100 lajků na Instagramu (@zofie.rihova)", "total": -19900, "discount": 0, "quantity": 1, "unitPrice": -16446, "grossUnitPrice": -19900}], "brand": "Vzlet", "buyer": {"name": "Pečení Říhová s. r. o.", "email": "canceled.refunded@example.com", "vatId": "CZ45274649", "address": "Dlouhá 12, 110 00 Praha 1", "companyId": "45274649"}, "total": -19900, "locale": "cs", "number": "9202600001", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": "202600005", "issuedAt": "2026-11-22T08:49:45.976Z", "paymentId": "cs_test_5bea661ef946cab1bc5d25eae37643ed7971", "suppliedAt": "2026-11-22T08:49:45.976Z", "orderNumber": 100006}'),
	('202600006', 'invoice', '4ffc1440-3d38-4f7f-8df4-7abaccee37bd', '2026-11-22 08:49:51.627+00', '{"vat": 153672, "base": 731773, "kind": "invoice", "rows": [{"vat": 118002, "base": 561913, "text": "10.000 sledujících na Instagramu (@zofie.rihova)", "total": 679915, "discount": 99161, "quantity": 1, "unitPrice": 661074, "grossUnitPrice": 799900}, {"vat": 6181, "base": 29434, "text": "1.000 lajků na Instagramu (p/Cabc123)", "total": 35615, "discount": 5194, "quantity": 1, "unitPrice": 34628, "grossUnitPrice": 41900}, {"vat": 29489, "base": 140426, "text": "5.000 sledujících na TikToku (@zofie)", "total": 169915, "discount": 24781, "quantity": 1, "unitPrice": 165207, "grossUnitPrice": 199900}], "brand": "Vzlet", "buyer": {"name": "Paid Twice", "email": "paid.twice@example.com", "vatId": "", "address": "", "companyId": ""}, "total": 885445, "locale": "cs", "number": "202600006", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:51.627Z", "paymentId": "cs_test_e5eb39080405cb82ee9a06218c12c643e42c", "suppliedAt": "2026-11-22T08:49:51.427Z", "orderNumber": 100007}'),
	('202600007', 'invoice', 'fbf4721b-c489-4a45-beb2-8479bf879ec9', '2026-11-22 08:49:53.46+00', '{"vat": 3454, "base": 16446, "kind": "invoice", "rows": [{"vat": 3454, "base": 16446, "text": "100 lajků na Instagramu (@zofie.rihova)", "total": 19900, "discount": 0, "quantity": 1, "unitPrice": 16446, "grossUnitPrice": 19900}], "brand": "Vzlet", "buyer": {"name": "Second Attempt", "email": "second.attempt@example.com", "vatId": "", "address": "", "companyId": ""}, "total": 19900, "locale": "cs", "number": "202600007", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:53.460Z", "paymentId": "cs_test_0b959aa4414a384c28a91dc83dec6c81e035", "suppliedAt": "2026-11-22T08:49:53.000Z", "orderNumber": 100008}'),
	('202600008', 'invoice', '16cb7361-2346-43e9-8430-b1cff297d347', '2026-11-22 08:49:57.619+00', '{"vat": 153672, "base": 731773, "kind": "invoice", "rows": [{"vat": 118002, "base": 561913, "text": "10.000 sledujících na Instagramu (@zofie.rihova)", "total": 679915, "discount": 99161, "quantity": 1, "unitPrice": 661074, "grossUnitPrice": 799900}, {"vat": 6181, "base": 29434, "text": "1.000 lajků na Instagramu (p/Cabc123)", "total": 35615, "discount": 5194, "quantity": 1, "unitPrice": 34628, "grossUnitPrice": 41900}, {"vat": 29489, "base": 140426, "text": "5.000 sledujících na TikToku (@zofie)", "total": 169915, "discount": 24781, "quantity": 1, "unitPrice": 165207, "grossUnitPrice": 199900}], "brand": "Vzlet", "buyer": {"name": "Pečení Říhová s. r. o.", "email": "canceled.owed@example.com", "vatId": "CZ45274649", "address": "Dlouhá 12, 110 00 Praha 1", "companyId": "45274649"}, "total": 885445, "locale": "cs", "number": "202600008", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:57.619Z", "paymentId": "cs_test_d0d10ea8a012df218cf7725bf1af69596df3", "suppliedAt": "2026-11-22T08:49:57.382Z", "orderNumber": 100016}'),
	('202600009', 'invoice', '2da3a873-933f-415c-b5a3-0e2383e6fa41', '2026-11-22 08:49:58.195+00', '{"vat": 153672, "base": 731773, "kind": "invoice", "rows": [{"vat": 118002, "base": 561913, "text": "10.000 sledujících na Instagramu (@zofie.rihova)", "total": 679915, "discount": 99161, "quantity": 1, "unitPrice": 661074, "grossUnitPrice": 799900}, {"vat": 6181, "base": 29434, "text": "1.000 lajků na Instagramu (p/Cabc123)", "total": 35615, "discount": 5194, "quantity": 1, "unitPrice": 34628, "grossUnitPrice": 41900}, {"vat": 29489, "base": 140426, "text": "5.000 sledujících na TikToku (@zofie)", "total": 169915, "discount": 24781, "quantity": 1, "unitPrice": 165207, "grossUnitPrice": 199900}], "brand": "Vzlet", "buyer": {"name": "Paid Twice Owed", "email": "paid.twice.owed@example.com", "vatId": "", "address": "", "companyId": ""}, "total": 885445, "locale": "cs", "number": "202600009", "seller": {"name": "Vzlet Demo s.r.o.", "email": "podpora@vzlet.example", "phone": "+420 000 000 000", "vatId": "CZ12345679", "address": "Ukázková 1, 110 00 Praha 1", "register": "C 000000, Městský soud v Praze (demo)", "companyId": "12345679"}, "vatRate": 21, "corrects": null, "issuedAt": "2026-11-22T08:49:58.195Z", "paymentId": "cs_test_f94c37cd3b1b1e8969dfd067ba8cef55ae26", "suppliedAt": "2026-11-22T08:49:58.027Z", "orderNumber": 100017}');
INSERT INTO public.letters VALUES
	('a1efb222-2ed5-4917-a1c7-21cbbec42e86', 'd59aaf8d-13f2-430a-99b4-273da4bd2c67', 'order-paid-customer', '2026-11-22 08:49:47.889+00', NULL, NULL),
	('249e9f75-c23e-4ba1-bf09-4fc5ef08862b', 'd59aaf8d-13f2-430a-99b4-273da4bd2c67', 'order-paid-shop', '2026-11-22 08:49:48.294+00', NULL, NULL),
	('3632dea1-3866-4cbc-a023-7776fad29920', '2fa9bd29-e5f6-4332-9469-038820ba7dea', 'order-paid-customer', '2026-11-22 08:49:48.817+00', NULL, NULL),
	('ecbea0a4-0bf3-47cc-a47e-5b8f2642aa71', '2fa9bd29-e5f6-4332-9469-038820ba7dea', 'order-paid-shop', '2026-11-22 08:49:48.904+00', NULL, NULL),
	('70e0cbd0-1efc-49a3-8dd2-bbd663550e5a', 'edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 'order-paid-customer', '2026-11-22 08:49:49.501+00', NULL, NULL),
	('a370fae8-cb62-45e4-894c-8f47622c3e2a', 'edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 'order-paid-shop', '2026-11-22 08:49:49.59+00', NULL, NULL),
	('1266e6f6-3bb1-4970-a6a9-25ae62834e53', 'fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 'order-paid-customer', '2026-11-22 08:49:49.945+00', NULL, NULL),
	('25ecaf16-3101-4e0e-b7b6-ddae67028812', 'fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 'order-paid-shop', '2026-11-22 08:49:50.081+00', NULL, NULL),
	('77818804-f04d-4a79-bcd0-0f2099e92817', '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'order-paid-customer', '2026-11-22 08:49:50.496+00', NULL, NULL),
	('3a1564b4-6762-42ab-9391-7e097afc0c34', '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'order-paid-shop', '2026-11-22 08:49:50.587+00', NULL, NULL),
	('80bd672e-66c5-40fa-814d-eb2b5bdc206d', '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'order-canceled-customer', '2026-11-22 08:49:50.635+00', NULL, NULL),
	('f71a11fb-614d-4fbb-a350-203e196ab571', '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'order-canceled-shop', '2026-11-22 08:49:50.679+00', NULL, NULL),
	('49da20b4-3b8f-45f9-b92e-f8c849fdaf02', '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'order-refunded-customer', '2026-11-22 08:49:51.182+00', NULL, NULL),
	('7edff788-9e57-41fe-abd4-85b98c00ef11', '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'order-refunded-shop', '2026-11-22 08:49:51.248+00', NULL, NULL),
	('4938bcd2-1537-4f9c-bbbd-5d3caa90a8f3', '4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 'order-paid-customer', '2026-11-22 08:49:52.463+00', NULL, NULL),
	('b73ffb11-f8ac-4711-8b47-1ba986b4a038', '4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 'order-paid-shop', '2026-11-22 08:49:52.608+00', NULL, NULL),
	('2aac7155-415f-4de6-9493-5f1d4b2936eb', 'fbf4721b-c489-4a45-beb2-8479bf879ec9', 'order-paid-customer', '2026-11-22 08:49:54.196+00', NULL, NULL),
	('bdb72a31-f0b0-434f-9ebd-178129dd26ee', 'fbf4721b-c489-4a45-beb2-8479bf879ec9', 'order-paid-shop', '2026-11-22 08:49:54.295+00', NULL, NULL),
	('b5653297-8a7f-402e-92ef-a6bad41ca2a6', '16cb7361-2346-43e9-8430-b1cff297d347', 'order-paid-customer', NULL, NULL, NULL),
	('c44bca6e-0da1-4378-96d6-73fc7146db6b', '16cb7361-2346-43e9-8430-b1cff297d347', 'order-paid-shop', NULL, NULL, NULL),
	('be4626db-c846-44ae-ae60-2d5c2aeca125', '16cb7361-2346-43e9-8430-b1cff297d347', 'order-canceled-customer', NULL, NULL, NULL),
	('80d01e49-aadc-4c29-8409-dfd382f5af7f', '16cb7361-2346-43e9-8430-b1cff297d347', 'order-canceled-shop', NULL, NULL, NULL),
	('b3479f3a-2c24-4b85-8375-26850d39991e', '2da3a873-933f-415c-b5a3-0e2383e6fa41', 'order-paid-customer', NULL, NULL, NULL),
	('f504f024-f1d4-4ebd-b429-a26638f78bee', '2da3a873-933f-415c-b5a3-0e2383e6fa41', 'order-paid-shop', NULL, NULL, NULL);
INSERT INTO public.order_events OVERRIDING SYSTEM VALUE VALUES
	(1, 'd59aaf8d-13f2-430a-99b4-273da4bd2c67', 'pending', 'customer', '2026-11-22 08:49:42.035+00'),
	(2, 'd59aaf8d-13f2-430a-99b4-273da4bd2c67', 'paid', 'provider', '2026-11-22 08:49:42.467+00'),
	(3, '2fa9bd29-e5f6-4332-9469-038820ba7dea', 'pending', 'customer', '2026-11-22 08:49:42.952+00'),
	(4, '2fa9bd29-e5f6-4332-9469-038820ba7dea', 'paid', 'provider', '2026-11-22 08:49:43.119+00'),
	(5, 'edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 'pending', 'customer', '2026-11-22 08:49:43.619+00'),
	(6, 'edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 'paid', 'provider', '2026-11-22 08:49:43.805+00'),
	(7, 'edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 'delivering', 'operator', '2026-11-22 08:49:44.205+00'),
	(8, 'fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 'pending', 'customer', '2026-11-22 08:49:44.37+00'),
	(9, 'fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 'paid', 'provider', '2026-11-22 08:49:44.666+00'),
	(10, 'fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 'delivering', 'operator', '2026-11-22 08:49:44.865+00'),
	(11, 'fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 'completed', 'operator', '2026-11-22 08:49:44.883+00'),
	(12, '91e5cf1f-1d1d-41b0-a0ad-2235db6bf232', 'pending', 'customer', '2026-11-22 08:49:45.078+00'),
	(13, '91e5cf1f-1d1d-41b0-a0ad-2235db6bf232', 'canceled', 'customer', '2026-11-22 08:49:45.208+00'),
	(14, '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'pending', 'customer', '2026-11-22 08:49:45.409+00'),
	(15, '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'paid', 'provider', '2026-11-22 08:49:45.651+00'),
	(16, '2ececcb5-8bd4-4b02-9381-9224a3420e2b', 'canceled', 'customer', '2026-11-22 08:49:45.797+00'),
	(17, '4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 'pending', 'customer', '2026-11-22 08:49:51.427+00'),
	(18, '4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 'paid', 'provider', '2026-11-22 08:49:51.627+00'),
	(19, 'fbf4721b-c489-4a45-beb2-8479bf879ec9', 'pending', 'customer', '2026-11-22 08:49:52.792+00'),
	(20, 'fbf4721b-c489-4a45-beb2-8479bf879ec9', 'paid', 'provider', '2026-11-22 08:49:53.46+00'),
	(22, '9c614ee8-2a96-412b-865a-8216e32252bc', 'canceled', 'customer', '2026-11-22 08:49:54.426+00'),
	(23, 'e1792308-3aed-4fe0-82f3-4f56a13c231c', 'pending', 'customer', '2026-11-22 08:49:55.03+00'),
	(24, 'e1792308-3aed-4fe0-82f3-4f56a13c231c', 'expired', 'provider', '2026-11-22 08:49:55.16+00'),
	(25, '9656aebf-b870-4e35-ad1b-4b461d2546b3', 'pending', 'customer', '2026-11-22 08:49:55.305+00'),
	(26, 'ca8e32ea-d847-41f2-bfca-8c4b7d5560a7', 'pending', 'customer', '2026-11-22 08:49:55.547+00'),
	(27, '8ea36df6-32a3-400a-85dc-26c558110e68', 'pending', 'customer', '2026-11-22 08:49:56.205+00'),
	(28, '62a1765e-becd-424f-9b23-0f67e81598d5', 'pending', 'customer', '2026-11-22 08:49:56.527+00'),
	(29, 'a7267eef-dcf7-471b-a362-ec44bb36b08f', 'pending', 'customer', '2026-11-22 08:49:57.056+00'),
	(30, '16cb7361-2346-43e9-8430-b1cff297d347', 'pending', 'customer', '2026-11-22 08:49:57.382+00'),
	(31, '16cb7361-2346-43e9-8430-b1cff297d347', 'paid', 'provider', '2026-11-22 08:49:57.619+00'),
	(32, '16cb7361-2346-43e9-8430-b1cff297d347', 'canceled', 'customer', '2026-11-22 08:49:57.877+00'),
	(33, '2da3a873-933f-415c-b5a3-0e2383e6fa41', 'pending', 'customer', '2026-11-22 08:49:58.027+00'),
	(34, '2da3a873-933f-415c-b5a3-0e2383e6fa41', 'paid', 'provider', '2026-11-22 08:49:58.195+00');
INSERT INTO public.order_lines VALUES
	('d59aaf8d-13f2-430a-99b4-273da4bd2c67', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('2fa9bd29-e5f6-4332-9469-038820ba7dea', 0, 'ig-followers-10000', 1, 799900, 799900, 119985, 679915, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('2fa9bd29-e5f6-4332-9469-038820ba7dea', 1, 'ig-likes-1000', 1, 41900, 41900, 6285, 35615, 'post', 'p/Cabc123', 'https://www.instagram.com/p/Cabc123/'),
	('2fa9bd29-e5f6-4332-9469-038820ba7dea', 2, 'tt-followers-5000', 1, 199900, 199900, 29985, 169915, 'profile', '@zofie', 'https://www.tiktok.com/@zofie'),
	('edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 0, 'ig-followers-10000', 1, 799900, 799900, 119985, 679915, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 1, 'ig-likes-1000', 1, 41900, 41900, 6285, 35615, 'post', 'p/Cabc123', 'https://www.instagram.com/p/Cabc123/'),
	('edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 2, 'tt-followers-5000', 1, 199900, 199900, 29985, 169915, 'profile', '@zofie', 'https://www.tiktok.com/@zofie'),
	('fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 0, 'ig-followers-10000', 1, 799900, 799900, 119985, 679915, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 1, 'ig-likes-1000', 1, 41900, 41900, 6285, 35615, 'post', 'p/Cabc123', 'https://www.instagram.com/p/Cabc123/'),
	('fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 2, 'tt-followers-5000', 1, 199900, 199900, 29985, 169915, 'profile', '@zofie', 'https://www.tiktok.com/@zofie'),
	('91e5cf1f-1d1d-41b0-a0ad-2235db6bf232', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('2ececcb5-8bd4-4b02-9381-9224a3420e2b', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 0, 'ig-followers-10000', 1, 799900, 799900, 119985, 679915, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 1, 'ig-likes-1000', 1, 41900, 41900, 6285, 35615, 'post', 'p/Cabc123', 'https://www.instagram.com/p/Cabc123/'),
	('4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 2, 'tt-followers-5000', 1, 199900, 199900, 29985, 169915, 'profile', '@zofie', 'https://www.tiktok.com/@zofie'),
	('fbf4721b-c489-4a45-beb2-8479bf879ec9', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('9c614ee8-2a96-412b-865a-8216e32252bc', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('e1792308-3aed-4fe0-82f3-4f56a13c231c', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('9656aebf-b870-4e35-ad1b-4b461d2546b3', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('ca8e32ea-d847-41f2-bfca-8c4b7d5560a7', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('8ea36df6-32a3-400a-85dc-26c558110e68', 0, 'ig-followers-10000', 1, 799900, 799900, 119985, 679915, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('8ea36df6-32a3-400a-85dc-26c558110e68', 1, 'ig-likes-1000', 1, 41900, 41900, 6285, 35615, 'post', 'p/Cabc123', 'https://www.instagram.com/p/Cabc123/'),
	('8ea36df6-32a3-400a-85dc-26c558110e68', 2, 'tt-followers-5000', 1, 199900, 199900, 29985, 169915, 'profile', '@zofie', 'https://www.tiktok.com/@zofie'),
	('62a1765e-becd-424f-9b23-0f67e81598d5', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('a7267eef-dcf7-471b-a362-ec44bb36b08f', 0, 'ig-likes-100', 1, 19900, 19900, 0, 19900, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('16cb7361-2346-43e9-8430-b1cff297d347', 0, 'ig-followers-10000', 1, 799900, 799900, 119985, 679915, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('16cb7361-2346-43e9-8430-b1cff297d347', 1, 'ig-likes-1000', 1, 41900, 41900, 6285, 35615, 'post', 'p/Cabc123', 'https://www.instagram.com/p/Cabc123/'),
	('16cb7361-2346-43e9-8430-b1cff297d347', 2, 'tt-followers-5000', 1, 199900, 199900, 29985, 169915, 'profile', '@zofie', 'https://www.tiktok.com/@zofie'),
	('2da3a873-933f-415c-b5a3-0e2383e6fa41', 0, 'ig-followers-10000', 1, 799900, 799900, 119985, 679915, 'profile', '@zofie.rihova', 'https://www.instagram.com/zofie.rihova/'),
	('2da3a873-933f-415c-b5a3-0e2383e6fa41', 1, 'ig-likes-1000', 1, 41900, 41900, 6285, 35615, 'post', 'p/Cabc123', 'https://www.instagram.com/p/Cabc123/'),
	('2da3a873-933f-415c-b5a3-0e2383e6fa41', 2, 'tt-followers-5000', 1, 199900, 199900, 29985, 169915, 'profile', '@zofie', 'https://www.tiktok.com/@zofie');
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES
	('4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 100007, 'Q0C8-gmu47xGnoQMledavTmUwSaYLyJi', 'paid', 'cs', 'fSpldDdQPj06HTbt-cNrww', 'hMVZ4unYWCdrnwGFlRKMPaeykedcQE6vyBcNY--BQcM', 'Paid Twice', 'paid.twice@example.com', '+420777123456', NULL, '', 1041700, 15, 'volume', NULL, 156255, 885445, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:51.427+00', 'cs_test_e5eb39080405cb82ee9a06218c12c643e42c', 'http://localhost:3000/test-checkout/pay/cs_test_e5eb39080405cb82ee9a06218c12c643e42c', 'open', 0, 'pi_7ed5e91494fdd360036e3b0fc683e56f4f1e', '202600006', NULL, '2026-11-22 08:49:51.427+00', '2026-11-22 08:49:51.427+00', NULL, '2026-11-22 08:49:51.427+00', 'test checkout'),
	('d59aaf8d-13f2-430a-99b4-273da4bd2c67', 100001, 'DMmzCdgL3qMZftGzzXHnRvRU5dmPwdtl', 'paid', 'cs', 'tuzKfobcnP3he_u371f41g', 'iGvknZv_71RABJerTW1xzfbyg_E_EABKIgomypZVK4Q', 'Paid Consumer', 'paid.consumer@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:42.035+00', 'cs_test_42099dfbda89f5e69b1fdd39aa406b37bddb', 'http://localhost:3000/test-checkout/pay/cs_test_42099dfbda89f5e69b1fdd39aa406b37bddb', 'open', 0, 'pi_5c97191b1a200cb287413cb7628e130752a2', '202600001', NULL, '2026-11-22 08:49:42.035+00', '2026-11-22 08:49:42.035+00', NULL, '2026-11-22 08:49:42.035+00', 'test checkout'),
	('91e5cf1f-1d1d-41b0-a0ad-2235db6bf232', 100005, '2UPrdekFcLUdwhyMT2FYIPPm45mbgDIL', 'canceled', 'cs', 'exdLsLV8sBSHGn6x4pkHrw', 'bwjBIu7q881Qma2DWoHGRXtCP_ofcXTwhR_mblykxXQ', 'Canceled Unpaid', 'canceled.unpaid@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:45.078+00', 'cs_test_d90324e9877941b7f1b3af6b1146639c0399', 'http://localhost:3000/test-checkout/pay/cs_test_d90324e9877941b7f1b3af6b1146639c0399', 'open', 0, NULL, NULL, NULL, '2026-11-22 08:49:45.078+00', NULL, NULL, '2026-11-22 08:49:45.078+00', 'test checkout'),
	('2fa9bd29-e5f6-4332-9469-038820ba7dea', 100002, 'ot9DNlfcWeTmWEIGPQEHqGUDiRl2AlpA', 'paid', 'cs', 'WEDHPUemAa3xILEQr6PbdQ', 'WINhhl9fEPSMj6ffg5B6rrHGwkkr3ZXMVCIoHFqE8h8', 'Paid Company', 'paid.company@example.com', '+420777123456', '{"name": "Pečení Říhová s. r. o.", "vatId": "CZ45274649", "address": "Dlouhá 12, 110 00 Praha 1", "companyId": "45274649"}', '', 1041700, 15, 'volume', NULL, 156255, 885445, NULL, NULL, '2026-11-21', 1, '2026-11-23 08:19:42.952+00', 'cs_test_c94c9e7b5550afe396c18dc6b330f3ef14e5', 'http://localhost:3000/test-checkout/pay/cs_test_c94c9e7b5550afe396c18dc6b330f3ef14e5', 'open', 0, 'pi_ba476be1fa78d93c027040afb6be2754ac22', '202600002', NULL, '2026-11-22 08:49:42.952+00', '2026-11-22 08:49:43+00', NULL, NULL, 'test checkout'),
	('edf25a52-68e9-4984-ab51-09f0c1e3bf0a', 100003, 'dBQQ7jxGvs1PCvGqWV1GEeJfaubsITzt', 'delivering', 'cs', 'Gtzavh2u_uze0YveO2zYjQ', '5iIvAOBSTsabZjnvUqH3bKPymN4FOWxsWgSG4YHZL08', 'In Work', 'in.work@example.com', '+420777123456', NULL, 'Prosím večer.', 1041700, 15, 'volume', NULL, 156255, 885445, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:43.619+00', 'cs_test_e16fb2b0422b1c55b3e10051e8e1d6552e41', 'http://localhost:3000/test-checkout/pay/cs_test_e16fb2b0422b1c55b3e10051e8e1d6552e41', 'open', 0, 'pi_3bf6524eef7ac8aa034105c11d0cdab48279', '202600003', NULL, '2026-11-22 08:49:43.619+00', '2026-11-22 08:49:43.619+00', NULL, '2026-11-22 08:49:43.619+00', 'test checkout'),
	('fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 100004, 'YfYyz2xQsF96s1c6c7Hpi3ntdDRTu8kB', 'completed', 'cs', 'FTqHF97wwQKgs4rEJ3LX1A', 'EfRGFuF2rZ7SlZE6si7e3EYxX-uU_vR341SlGkwThcU', 'Completed', 'completed@example.com', '+420777123456', NULL, 'Prosím večer.', 1041700, 15, 'volume', NULL, 156255, 885445, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:44.37+00', 'cs_test_32776aa044299e57af47bbcfbf7088a59afd', 'http://localhost:3000/test-checkout/pay/cs_test_32776aa044299e57af47bbcfbf7088a59afd', 'open', 0, 'pi_6d9ca5ea618c7579ddd9d7c99f0d61820e1d', '202600004', NULL, '2026-11-22 08:49:44.37+00', '2026-11-22 08:49:44.37+00', NULL, '2026-11-22 08:49:44.37+00', 'test checkout'),
	('2ececcb5-8bd4-4b02-9381-9224a3420e2b', 100006, 'UiKwGI_TY8RGGs2uiQdKgCoRtmE2djKO', 'canceled', 'cs', 'jawGyvhfboXux9_6gONXqQ', 'lK5hphci35xdg06SLRWNXmOHoYSRRrVPW9X2TeytKDI', 'Canceled Refunded', 'canceled.refunded@example.com', '+420777123456', '{"name": "Pečení Říhová s. r. o.", "vatId": "CZ45274649", "address": "Dlouhá 12, 110 00 Praha 1", "companyId": "45274649"}', '', 19900, 0, 'none', NULL, 0, 19900, NULL, NULL, '2026-11-21', 1, '2026-11-23 08:19:45.409+00', 'cs_test_5bea661ef946cab1bc5d25eae37643ed7971', 'http://localhost:3000/test-checkout/pay/cs_test_5bea661ef946cab1bc5d25eae37643ed7971', 'open', 0, 'pi_9142294c1857dcf042628a69645d8a88b499', '202600005', 're_c826ba1e8101546a51c1448ac6271940d6a0', '2026-11-22 08:49:45.409+00', '2026-11-22 08:49:45.409+00', '2026-11-22 08:49:45.976+00', NULL, 'test checkout'),
	('e1792308-3aed-4fe0-82f3-4f56a13c231c', 100010, 'm8aZYTyjhK3yumaXB6UGtoe9E8_Dm9B2', 'expired', 'cs', 'aquziJxaqgqODSRmglqZNg', '4sH-FrA4Ga6qJtebpQRgYXBrqrZOlSj8ms8hedPGgW8', 'Expired', 'expired@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:55.03+00', 'cs_test_fae780376ef863df1df01efc622decf8c027', 'http://localhost:3000/test-checkout/pay/cs_test_fae780376ef863df1df01efc622decf8c027', 'open', 1, NULL, NULL, NULL, '2026-11-22 08:49:55.03+00', NULL, NULL, '2026-11-22 08:49:55.03+00', 'test checkout'),
	('9c614ee8-2a96-412b-865a-8216e32252bc', 100009, 'zKfqBMbJYaOoIiH2Fo50RUsMZ0il-5rz', 'canceled', 'cs', 'yRbGrG4dptmRwd3qChoezA', 'h7ZdJy5Lyp-SwnWMhI0XOmQByRwBtCYVZ9mEI48UU6I', 'Rebuilt Canceled', 'rebuilt.canceled@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:54.426+00', 'cs_test_6c112f197474cae3be5e9982287355226222', NULL, 'open', 1, 'pi_rebuilt', NULL, NULL, '2026-11-22 08:49:54.426+00', '2026-11-22 08:49:54.767+00', '2026-11-22 08:49:54.767+00', '2026-11-22 08:49:54.426+00', NULL),
	('fbf4721b-c489-4a45-beb2-8479bf879ec9', 100008, 'PMpiLrj3wRbWVT1tS4rOK7zrEXvvPTy2', 'paid', 'cs', 'LSVhJDyuylLi4ewxKlneUg', 'QqoZvg7Ry7WV34lqszA3fzcG5CrmhSXFX0XESfeA-Xg', 'Second Attempt', 'second.attempt@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 2, '2026-11-23 08:19:53.297+00', 'cs_test_0b959aa4414a384c28a91dc83dec6c81e035', 'http://localhost:3000/test-checkout/pay/cs_test_0b959aa4414a384c28a91dc83dec6c81e035', 'open', 0, 'pi_e16214db83d7e2c1dc7d649bbcf6a56c6f36', '202600007', NULL, '2026-11-22 08:49:52.792+00', '2026-11-22 08:49:53+00', NULL, '2026-11-22 08:49:52.792+00', 'test checkout'),
	('8ea36df6-32a3-400a-85dc-26c558110e68', 100013, '3eMYZbCYyqwuRLttvv2vKlnsYo0m_Ugl', 'pending', 'cs', 'h6x4CAVXzAXHJHaocoP8GA', 'p3V-89KFVRpBFkC98M3Ipg4VMJjjy4rOfdDCohTH1JY', 'Pending Open', 'pending.open@example.com', '+420777123456', NULL, '', 1041700, 15, 'volume', NULL, 156255, 885445, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:56.205+00', 'cs_test_001bf3847b1efcb2638d0d8dcb72ca1d9342', 'http://localhost:3000/test-checkout/pay/cs_test_001bf3847b1efcb2638d0d8dcb72ca1d9342', 'open', 0, NULL, NULL, NULL, '2026-11-22 08:49:56.205+00', NULL, NULL, '2026-11-22 08:49:56.205+00', 'test checkout'),
	('9656aebf-b870-4e35-ad1b-4b461d2546b3', 100011, 'uS_LIOg2_YQi1CfXTuRetdAjTsyy2jBm', 'pending', 'cs', 'L594GFs4Bi2F5v_55yhhDw', 'Iqh0sdlMnj23MiadImVmaU0TgvRp2MkaAGAWoy2fLoA', 'Pending Processing', 'pending.processing@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:55.305+00', 'cs_test_92379a62d980c319eedb8f34c53bb657665b', 'http://localhost:3000/test-checkout/pay/cs_test_92379a62d980c319eedb8f34c53bb657665b', 'processing', 0, NULL, NULL, NULL, '2026-11-22 08:49:55.305+00', NULL, NULL, '2026-11-22 08:49:55.305+00', 'test checkout'),
	('ca8e32ea-d847-41f2-bfca-8c4b7d5560a7', 100012, 'tg1_d6HieyGyvcGMH1tbWoaj3whB6Ayf', 'pending', 'cs', 'E5aiEhcob0btwQ6wJdZdzg', 'esEecGUehPWZ0Ya0pM46jMVCPHARiQqq1pTHGutyhFw', 'Pending Failed', 'pending.failed@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:55.547+00', 'cs_test_2dd2b6beef74cdd2117ac9180746dd860a20', 'http://localhost:3000/test-checkout/pay/cs_test_2dd2b6beef74cdd2117ac9180746dd860a20', 'failed', 0, NULL, NULL, NULL, '2026-11-22 08:49:55.547+00', NULL, NULL, '2026-11-22 08:49:55.547+00', 'test checkout'),
	('62a1765e-becd-424f-9b23-0f67e81598d5', 100014, 'HzUpKCe4JXhDDccGb4DDd731DEmeMsa0', 'pending', 'en', 'KaAs9xaCUzjMRi7In7bHqw', 'l-OY_tClZwkloZnHUXvG65bAIOhU0_iaABPU6fxIhwU', 'Pending English', 'pending.english@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:56.527+00', 'cs_test_727fca5e01808fec134f7085455a49a5c1bf', 'http://en.localhost:3000/test-checkout/pay/cs_test_727fca5e01808fec134f7085455a49a5c1bf', 'open', 0, NULL, NULL, NULL, '2026-11-22 08:49:56.527+00', NULL, NULL, '2026-11-22 08:49:56.527+00', 'test checkout'),
	('a7267eef-dcf7-471b-a362-ec44bb36b08f', 100015, 'c3ImPKM8QWxmwxmtarFB_1BPybLqOr71', 'pending', 'cs', 'z29Mi_cg7YcqybBzcocMaw', '8V27tjOwep9ixLd3NIq9U9Xx-gomJvhHgyodfGso6Kw', 'Pending Unopened', 'pending.unopened@example.com', '+420777123456', NULL, '', 19900, 0, 'none', NULL, 0, 19900, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:57.056+00', NULL, NULL, 'open', 0, NULL, NULL, NULL, '2026-11-22 08:49:57.056+00', NULL, NULL, '2026-11-22 08:49:57.056+00', NULL),
	('16cb7361-2346-43e9-8430-b1cff297d347', 100016, 'hNApIZlRRkiW7ctmshKol2i92VOnGIJ0', 'canceled', 'cs', '9ApqNGhZgv7ZIyyl4SumSA', 'jggV7DOmC1Fk3HC2pszSKX8R3KFYo6StIsSgHCMPeA0', 'Canceled Owed', 'canceled.owed@example.com', '+420777123456', '{"name": "Pečení Říhová s. r. o.", "vatId": "CZ45274649", "address": "Dlouhá 12, 110 00 Praha 1", "companyId": "45274649"}', '', 1041700, 15, 'volume', NULL, 156255, 885445, NULL, NULL, '2026-11-21', 1, '2026-11-23 08:19:57.382+00', 'cs_test_d0d10ea8a012df218cf7725bf1af69596df3', 'http://localhost:3000/test-checkout/pay/cs_test_d0d10ea8a012df218cf7725bf1af69596df3', 'open', 0, 'pi_385fbb5766de038d197b7c6f4e4b42332932', '202600008', NULL, '2026-11-22 08:49:57.382+00', '2026-11-22 08:49:57.382+00', NULL, NULL, 'test checkout'),
	('2da3a873-933f-415c-b5a3-0e2383e6fa41', 100017, 'eML7qT2mzG6fegDML7A0G7vhtTi2q2ta', 'paid', 'cs', 't4Z-AVl_011D0BCbDytjFA', 'DJPgSdwgFZOUrKrS0MCJuwjYVnPNzK_3UEbLNFOxgQ0', 'Paid Twice Owed', 'paid.twice.owed@example.com', '+420777123456', NULL, '', 1041700, 15, 'volume', NULL, 156255, 885445, false, '2026-11-21', '2026-11-21', 1, '2026-11-23 08:19:58.027+00', 'cs_test_f94c37cd3b1b1e8969dfd067ba8cef55ae26', 'http://localhost:3000/test-checkout/pay/cs_test_f94c37cd3b1b1e8969dfd067ba8cef55ae26', 'open', 0, 'pi_e225af334b9f3e95bc5fc2d737577bd2aa68', '202600009', NULL, '2026-11-22 08:49:58.027+00', '2026-11-22 08:49:58.027+00', NULL, '2026-11-22 08:49:58.027+00', 'test checkout');
INSERT INTO public.payment_anomalies OVERRIDING SYSTEM VALUE VALUES
	(1, 'paid-twice', '4ffc1440-3d38-4f7f-8df4-7abaccee37bd', 'cs_test_second_a', '885445 czk, payment pi_second_a', '2026-11-22 08:49:51.897+00', 'pi_second_a', 're_5b194aa07e0f57bd3da67400b7475e5b3785', 885445, 'czk', 'pi_second_a'),
	(3, 'order-rebuilt', '9c614ee8-2a96-412b-865a-8216e32252bc', 'cs_test_6c112f197474cae3be5e9982287355226222', 'order 100009, rebuilt from its payment, was 100009', '2026-11-22 08:49:54.767+00', 'pi_rebuilt', NULL, NULL, NULL, 'pi_rebuilt'),
	(4, 'refunded-elsewhere', '9c614ee8-2a96-412b-865a-8216e32252bc', 'cs_test_6c112f197474cae3be5e9982287355226222', 'order 100009, rebuilt from its payment, was 100009', '2026-11-22 08:49:54.767+00', 'pi_rebuilt', NULL, 19900, 'czk', '19900'),
	(5, 'disputed', 'fb2c6d47-9b74-42b4-8b65-ff344af51cd9', 'cs_test_32776aa044299e57af47bbcfbf7088a59afd', 'x', '2026-11-22 08:49:57.232904+00', 'pi_6d9ca5ea618c7579ddd9d7c99f0d61820e1d', NULL, 885445, 'czk', 'dp_1'),
	(7, 'paid-twice', '2da3a873-933f-415c-b5a3-0e2383e6fa41', 'cs_test_second_b', '885445 czk, payment pi_second_b', '2026-11-22 08:49:58.892+00', 'pi_second_b', NULL, 885445, 'czk', 'pi_second_b');
INSERT INTO public.reconciliations VALUES
	('checkouts of thirty days', '2026-11-22 08:49:51.815+00'),
	('checkouts', '2026-11-22 08:49:58.851+00');
INSERT INTO public.series VALUES
	('credit-note-2026', 1),
	('invoice-2026', 9);
INSERT INTO test_checkout.refund VALUES
	('re_c826ba1e8101546a51c1448ac6271940d6a0', 'pi_9142294c1857dcf042628a69645d8a88b499'),
	('re_5b194aa07e0f57bd3da67400b7475e5b3785', 'pi_second_a'),
	('re_by_hand', 'pi_rebuilt');
INSERT INTO test_checkout.session OVERRIDING SYSTEM VALUE VALUES
	(1, 'cs_test_42099dfbda89f5e69b1fdd39aa406b37bddb', 1, 'complete', 'pi_5c97191b1a200cb287413cb7628e130752a2', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "d59aaf8d-13f2-430a-99b4-273da4bd2c67", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"d59aaf8d-13f2-430a-99b4-273da4bd2c67\",\"number\":100001,\"token\":\"DMmzCdgL3qMZftGzzXHnRvRU5dmPwdtl\",\"locale\":\"cs\",\"cartId\":\"tuzKfobcnP3he_u371f41g\",\"fingerprint\":\"iGvknZv_71RABJerTW1xzfbyg_E_EABKIgomypZVK4Q\",\"createdAt\":\"2026-11-22T08:49:42.035Z\",\"name\":\"Paid\\u0020Consumer\",\"email\":\"paid.consumer@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsent\":fal", "record_01": "se,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=DMmzCdgL3qMZftGzzXHnRvRU5dmPwdtl&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421982", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=DMmzCdgL3qMZftGzzXHnRvRU5dmPwdtl&session_id={CHECKOUT_SESSION_ID}", "customer_email": "paid.consumer@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "d59aaf8d-13f2-430a-99b4-273da4bd2c67", "payment_intent_data": {"metadata": {"order_id": "d59aaf8d-13f2-430a-99b4-273da4bd2c67"}}}', '2026-11-22 08:49:42.255+00', '2026-11-23 08:19:42+00', '2026-11-22 08:49:42.431+00'),
	(2, 'cs_test_c94c9e7b5550afe396c18dc6b330f3ef14e5', 1, 'complete', 'pi_ba476be1fa78d93c027040afb6be2754ac22', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "2fa9bd29-e5f6-4332-9469-038820ba7dea", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"2fa9bd29-e5f6-4332-9469-038820ba7dea\",\"number\":100002,\"token\":\"ot9DNlfcWeTmWEIGPQEHqGUDiRl2AlpA\",\"locale\":\"cs\",\"cartId\":\"WEDHPUemAa3xILEQr6PbdQ\",\"fingerprint\":\"WINhhl9fEPSMj6ffg5B6rrHGwkkr3ZXMVCIoHFqE8h8\",\"createdAt\":\"2026-11-22T08:49:42.952Z\",\"name\":\"Paid\\u0020Company\",\"email\":\"paid.company@example.com\",\"phone\":\"+420777123456\",\"company\":{\"name\":\"Pe\\u010den\\u00ed\\u0020\\u0158\\u00edhov\\u00e1\\u0020s.\\u0020r.\\u0020o.\",\"companyId\":\"45274649\",", "record_01": "\"vatId\":\"CZ45274649\",\"address\":\"Dlouh\\u00e1\\u002012,\\u0020110\\u002000\\u0020Praha\\u00201\"},\"note\":\"\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"expressConsent\":null,\"consentVersion\":null,\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\",\"", "record_02": "https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=ot9DNlfcWeTmWEIGPQEHqGUDiRl2AlpA&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421982", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=ot9DNlfcWeTmWEIGPQEHqGUDiRl2AlpA&session_id={CHECKOUT_SESSION_ID}", "customer_email": "paid.company@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "2fa9bd29-e5f6-4332-9469-038820ba7dea", "payment_intent_data": {"metadata": {"order_id": "2fa9bd29-e5f6-4332-9469-038820ba7dea"}}}', '2026-11-22 08:49:43.089+00', '2026-11-23 08:19:42+00', '2026-11-22 08:49:43.102+00'),
	(3, 'cs_test_e16fb2b0422b1c55b3e10051e8e1d6552e41', 1, 'complete', 'pi_3bf6524eef7ac8aa034105c11d0cdab48279', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "edf25a52-68e9-4984-ab51-09f0c1e3bf0a", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"edf25a52-68e9-4984-ab51-09f0c1e3bf0a\",\"number\":100003,\"token\":\"dBQQ7jxGvs1PCvGqWV1GEeJfaubsITzt\",\"locale\":\"cs\",\"cartId\":\"Gtzavh2u_uze0YveO2zYjQ\",\"fingerprint\":\"5iIvAOBSTsabZjnvUqH3bKPymN4FOWxsWgSG4YHZL08\",\"createdAt\":\"2026-11-22T08:49:43.619Z\",\"name\":\"In\\u0020Work\",\"email\":\"in.work@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"Pros\\u00edm\\u0020ve\\u010der.\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"", "record_01": "expressConsent\":false,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\",\"https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=dBQQ7jxGvs1PCvGqWV1GEeJfaubsITzt&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421983", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=dBQQ7jxGvs1PCvGqWV1GEeJfaubsITzt&session_id={CHECKOUT_SESSION_ID}", "customer_email": "in.work@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "edf25a52-68e9-4984-ab51-09f0c1e3bf0a", "payment_intent_data": {"metadata": {"order_id": "edf25a52-68e9-4984-ab51-09f0c1e3bf0a"}}}', '2026-11-22 08:49:43.736+00', '2026-11-23 08:19:43+00', '2026-11-22 08:49:43.789+00'),
	(4, 'cs_test_32776aa044299e57af47bbcfbf7088a59afd', 1, 'complete', 'pi_6d9ca5ea618c7579ddd9d7c99f0d61820e1d', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "fb2c6d47-9b74-42b4-8b65-ff344af51cd9", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"fb2c6d47-9b74-42b4-8b65-ff344af51cd9\",\"number\":100004,\"token\":\"YfYyz2xQsF96s1c6c7Hpi3ntdDRTu8kB\",\"locale\":\"cs\",\"cartId\":\"FTqHF97wwQKgs4rEJ3LX1A\",\"fingerprint\":\"EfRGFuF2rZ7SlZE6si7e3EYxX-uU_vR341SlGkwThcU\",\"createdAt\":\"2026-11-22T08:49:44.370Z\",\"name\":\"Completed\",\"email\":\"completed@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"Pros\\u00edm\\u0020ve\\u010der.\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"e", "record_01": "xpressConsent\":false,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\",\"https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=YfYyz2xQsF96s1c6c7Hpi3ntdDRTu8kB&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421984", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=YfYyz2xQsF96s1c6c7Hpi3ntdDRTu8kB&session_id={CHECKOUT_SESSION_ID}", "customer_email": "completed@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "fb2c6d47-9b74-42b4-8b65-ff344af51cd9", "payment_intent_data": {"metadata": {"order_id": "fb2c6d47-9b74-42b4-8b65-ff344af51cd9"}}}', '2026-11-22 08:49:44.591+00', '2026-11-23 08:19:44+00', '2026-11-22 08:49:44.622+00'),
	(5, 'cs_test_d90324e9877941b7f1b3af6b1146639c0399', 1, 'expired', NULL, NULL, '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "91e5cf1f-1d1d-41b0-a0ad-2235db6bf232", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"91e5cf1f-1d1d-41b0-a0ad-2235db6bf232\",\"number\":100005,\"token\":\"2UPrdekFcLUdwhyMT2FYIPPm45mbgDIL\",\"locale\":\"cs\",\"cartId\":\"exdLsLV8sBSHGn6x4pkHrw\",\"fingerprint\":\"bwjBIu7q881Qma2DWoHGRXtCP_ofcXTwhR_mblykxXQ\",\"createdAt\":\"2026-11-22T08:49:45.078Z\",\"name\":\"Canceled\\u0020Unpaid\",\"email\":\"canceled.unpaid@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsent\"", "record_01": ":false,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=2UPrdekFcLUdwhyMT2FYIPPm45mbgDIL&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421985", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=2UPrdekFcLUdwhyMT2FYIPPm45mbgDIL&session_id={CHECKOUT_SESSION_ID}", "customer_email": "canceled.unpaid@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "91e5cf1f-1d1d-41b0-a0ad-2235db6bf232", "payment_intent_data": {"metadata": {"order_id": "91e5cf1f-1d1d-41b0-a0ad-2235db6bf232"}}}', '2026-11-22 08:49:45.134+00', '2026-11-23 08:19:45+00', NULL),
	(6, 'cs_test_5bea661ef946cab1bc5d25eae37643ed7971', 1, 'complete', 'pi_9142294c1857dcf042628a69645d8a88b499', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "2ececcb5-8bd4-4b02-9381-9224a3420e2b", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"2ececcb5-8bd4-4b02-9381-9224a3420e2b\",\"number\":100006,\"token\":\"UiKwGI_TY8RGGs2uiQdKgCoRtmE2djKO\",\"locale\":\"cs\",\"cartId\":\"jawGyvhfboXux9_6gONXqQ\",\"fingerprint\":\"lK5hphci35xdg06SLRWNXmOHoYSRRrVPW9X2TeytKDI\",\"createdAt\":\"2026-11-22T08:49:45.409Z\",\"name\":\"Canceled\\u0020Refunded\",\"email\":\"canceled.refunded@example.com\",\"phone\":\"+420777123456\",\"company\":{\"name\":\"Pe\\u010den\\u00ed\\u0020\\u0158\\u00edhov\\u00e1\\u0020s.\\u0020r.\\u0020o.\",\"companyId\":\"", "record_01": "45274649\",\"vatId\":\"CZ45274649\",\"address\":\"Dlouh\\u00e1\\u002012,\\u0020110\\u002000\\u0020Praha\\u00201\"},\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsent\":null,\"consentVersion\":null,\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=UiKwGI_TY8RGGs2uiQdKgCoRtmE2djKO&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421985", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=UiKwGI_TY8RGGs2uiQdKgCoRtmE2djKO&session_id={CHECKOUT_SESSION_ID}", "customer_email": "canceled.refunded@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "2ececcb5-8bd4-4b02-9381-9224a3420e2b", "payment_intent_data": {"metadata": {"order_id": "2ececcb5-8bd4-4b02-9381-9224a3420e2b"}}}', '2026-11-22 08:49:45.59+00', '2026-11-23 08:19:45+00', '2026-11-22 08:49:45.61+00'),
	(8, 'cs_test_second_a', 0, 'complete', 'pi_second_a', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "4ffc1440-3d38-4f7f-8df4-7abaccee37bd", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"4ffc1440-3d38-4f7f-8df4-7abaccee37bd\",\"number\":100007,\"token\":\"Q0C8-gmu47xGnoQMledavTmUwSaYLyJi\",\"locale\":\"cs\",\"cartId\":\"fSpldDdQPj06HTbt-cNrww\",\"fingerprint\":\"hMVZ4unYWCdrnwGFlRKMPaeykedcQE6vyBcNY--BQcM\",\"createdAt\":\"2026-11-22T08:49:51.427Z\",\"name\":\"Paid\\u0020Twice\",\"email\":\"paid.twice@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"expressConsent\":false,", "record_01": "\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\",\"https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=Q0C8-gmu47xGnoQMledavTmUwSaYLyJi&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421991", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=Q0C8-gmu47xGnoQMledavTmUwSaYLyJi&session_id={CHECKOUT_SESSION_ID}", "customer_email": "paid.twice@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "4ffc1440-3d38-4f7f-8df4-7abaccee37bd", "payment_intent_data": {"metadata": {"order_id": "4ffc1440-3d38-4f7f-8df4-7abaccee37bd"}}}', '2026-11-22 08:49:51.521+00', '2026-11-23 08:19:51+00', '2026-11-22 08:49:51.558+00'),
	(12, 'cs_test_fae780376ef863df1df01efc622decf8c027', 0, 'expired', NULL, NULL, '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "e1792308-3aed-4fe0-82f3-4f56a13c231c", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"e1792308-3aed-4fe0-82f3-4f56a13c231c\",\"number\":100010,\"token\":\"m8aZYTyjhK3yumaXB6UGtoe9E8_Dm9B2\",\"locale\":\"cs\",\"cartId\":\"aquziJxaqgqODSRmglqZNg\",\"fingerprint\":\"4sH-FrA4Ga6qJtebpQRgYXBrqrZOlSj8ms8hedPGgW8\",\"createdAt\":\"2026-11-22T08:49:55.030Z\",\"name\":\"Expired\",\"email\":\"expired@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsent\":false,\"consentVersio", "record_01": "n\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=m8aZYTyjhK3yumaXB6UGtoe9E8_Dm9B2&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421995", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=m8aZYTyjhK3yumaXB6UGtoe9E8_Dm9B2&session_id={CHECKOUT_SESSION_ID}", "customer_email": "expired@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "e1792308-3aed-4fe0-82f3-4f56a13c231c", "payment_intent_data": {"metadata": {"order_id": "e1792308-3aed-4fe0-82f3-4f56a13c231c"}}}', '2026-11-22 08:49:55.106+00', '2026-11-23 08:19:55+00', NULL),
	(20, 'cs_test_second_b', 0, 'complete', 'pi_second_b', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "2da3a873-933f-415c-b5a3-0e2383e6fa41", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"2da3a873-933f-415c-b5a3-0e2383e6fa41\",\"number\":100017,\"token\":\"eML7qT2mzG6fegDML7A0G7vhtTi2q2ta\",\"locale\":\"cs\",\"cartId\":\"t4Z-AVl_011D0BCbDytjFA\",\"fingerprint\":\"DJPgSdwgFZOUrKrS0MCJuwjYVnPNzK_3UEbLNFOxgQ0\",\"createdAt\":\"2026-11-22T08:49:58.027Z\",\"name\":\"Paid\\u0020Twice\\u0020Owed\",\"email\":\"paid.twice.owed@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"express", "record_01": "Consent\":false,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\",\"https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=eML7qT2mzG6fegDML7A0G7vhtTi2q2ta&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421998", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=eML7qT2mzG6fegDML7A0G7vhtTi2q2ta&session_id={CHECKOUT_SESSION_ID}", "customer_email": "paid.twice.owed@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "2da3a873-933f-415c-b5a3-0e2383e6fa41", "payment_intent_data": {"metadata": {"order_id": "2da3a873-933f-415c-b5a3-0e2383e6fa41"}}}', '2026-11-22 08:49:58.113+00', '2026-11-23 08:19:58+00', '2026-11-22 08:49:58.152+00'),
	(7, 'cs_test_e5eb39080405cb82ee9a06218c12c643e42c', 1, 'complete', 'pi_7ed5e91494fdd360036e3b0fc683e56f4f1e', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "4ffc1440-3d38-4f7f-8df4-7abaccee37bd", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"4ffc1440-3d38-4f7f-8df4-7abaccee37bd\",\"number\":100007,\"token\":\"Q0C8-gmu47xGnoQMledavTmUwSaYLyJi\",\"locale\":\"cs\",\"cartId\":\"fSpldDdQPj06HTbt-cNrww\",\"fingerprint\":\"hMVZ4unYWCdrnwGFlRKMPaeykedcQE6vyBcNY--BQcM\",\"createdAt\":\"2026-11-22T08:49:51.427Z\",\"name\":\"Paid\\u0020Twice\",\"email\":\"paid.twice@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"expressConsent\":false,", "record_01": "\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\",\"https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=Q0C8-gmu47xGnoQMledavTmUwSaYLyJi&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421991", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=Q0C8-gmu47xGnoQMledavTmUwSaYLyJi&session_id={CHECKOUT_SESSION_ID}", "customer_email": "paid.twice@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "4ffc1440-3d38-4f7f-8df4-7abaccee37bd", "payment_intent_data": {"metadata": {"order_id": "4ffc1440-3d38-4f7f-8df4-7abaccee37bd"}}}', '2026-11-22 08:49:51.521+00', '2026-11-23 08:19:51+00', '2026-11-22 08:49:51.558+00'),
	(9, 'cs_test_38b8286d8fbeb52fb604bcbe9e0ee6faf02d', 2, 'complete', 'pi_df2c2982a523508b80f13fe56baa6186d413', 'requires_payment_method', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "fbf4721b-c489-4a45-beb2-8479bf879ec9", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"fbf4721b-c489-4a45-beb2-8479bf879ec9\",\"number\":100008,\"token\":\"PMpiLrj3wRbWVT1tS4rOK7zrEXvvPTy2\",\"locale\":\"cs\",\"cartId\":\"LSVhJDyuylLi4ewxKlneUg\",\"fingerprint\":\"QqoZvg7Ry7WV34lqszA3fzcG5CrmhSXFX0XESfeA-Xg\",\"createdAt\":\"2026-11-22T08:49:52.792Z\",\"name\":\"Second\\u0020Attempt\",\"email\":\"second.attempt@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsent\":f", "record_01": "alse,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=PMpiLrj3wRbWVT1tS4rOK7zrEXvvPTy2&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421992", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=PMpiLrj3wRbWVT1tS4rOK7zrEXvvPTy2&session_id={CHECKOUT_SESSION_ID}", "customer_email": "second.attempt@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "fbf4721b-c489-4a45-beb2-8479bf879ec9", "payment_intent_data": {"metadata": {"order_id": "fbf4721b-c489-4a45-beb2-8479bf879ec9"}}}', '2026-11-22 08:49:52.945+00', '2026-11-23 08:19:52+00', NULL),
	(10, 'cs_test_0b959aa4414a384c28a91dc83dec6c81e035', 1, 'complete', 'pi_e16214db83d7e2c1dc7d649bbcf6a56c6f36', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "fbf4721b-c489-4a45-beb2-8479bf879ec9", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"fbf4721b-c489-4a45-beb2-8479bf879ec9\",\"number\":100008,\"token\":\"PMpiLrj3wRbWVT1tS4rOK7zrEXvvPTy2\",\"locale\":\"cs\",\"cartId\":\"LSVhJDyuylLi4ewxKlneUg\",\"fingerprint\":\"QqoZvg7Ry7WV34lqszA3fzcG5CrmhSXFX0XESfeA-Xg\",\"createdAt\":\"2026-11-22T08:49:52.792Z\",\"name\":\"Second\\u0020Attempt\",\"email\":\"second.attempt@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsent\":f", "record_01": "alse,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=PMpiLrj3wRbWVT1tS4rOK7zrEXvvPTy2&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421993", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=PMpiLrj3wRbWVT1tS4rOK7zrEXvvPTy2&session_id={CHECKOUT_SESSION_ID}", "customer_email": "second.attempt@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "fbf4721b-c489-4a45-beb2-8479bf879ec9", "payment_intent_data": {"metadata": {"order_id": "fbf4721b-c489-4a45-beb2-8479bf879ec9"}}}', '2026-11-22 08:49:53.355+00', '2026-11-23 08:19:53+00', '2026-11-22 08:49:53.414+00'),
	(11, 'cs_test_6c112f197474cae3be5e9982287355226222', 0, 'complete', 'pi_rebuilt', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "9c614ee8-2a96-412b-865a-8216e32252bc", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"9c614ee8-2a96-412b-865a-8216e32252bc\",\"number\":100009,\"token\":\"zKfqBMbJYaOoIiH2Fo50RUsMZ0il-5rz\",\"locale\":\"cs\",\"cartId\":\"yRbGrG4dptmRwd3qChoezA\",\"fingerprint\":\"h7ZdJy5Lyp-SwnWMhI0XOmQByRwBtCYVZ9mEI48UU6I\",\"createdAt\":\"2026-11-22T08:49:54.426Z\",\"name\":\"Rebuilt\\u0020Canceled\",\"email\":\"rebuilt.canceled@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsen", "record_01": "t\":false,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=zKfqBMbJYaOoIiH2Fo50RUsMZ0il-5rz&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421994", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=zKfqBMbJYaOoIiH2Fo50RUsMZ0il-5rz&session_id={CHECKOUT_SESSION_ID}", "customer_email": "rebuilt.canceled@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "9c614ee8-2a96-412b-865a-8216e32252bc", "payment_intent_data": {"metadata": {"order_id": "9c614ee8-2a96-412b-865a-8216e32252bc"}}}', '2026-11-22 08:49:54.577+00', '2026-11-23 08:19:54+00', '2026-11-22 08:49:54.611671+00'),
	(16, 'cs_test_727fca5e01808fec134f7085455a49a5c1bf', 0, 'open', NULL, NULL, '{"mode": "payment", "locale": "en", "metadata": {"order_id": "62a1765e-becd-424f-9b23-0f67e81598d5", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"62a1765e-becd-424f-9b23-0f67e81598d5\",\"number\":100014,\"token\":\"HzUpKCe4JXhDDccGb4DDd731DEmeMsa0\",\"locale\":\"en\",\"cartId\":\"KaAs9xaCUzjMRi7In7bHqw\",\"fingerprint\":\"l-OY_tClZwkloZnHUXvG65bAIOhU0_iaABPU6fxIhwU\",\"createdAt\":\"2026-11-22T08:49:56.527Z\",\"name\":\"Pending\\u0020English\",\"email\":\"pending.english@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsent\"", "record_01": ":false,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://en.localhost:3000/payment-canceled?order=HzUpKCe4JXhDDccGb4DDd731DEmeMsa0&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421996", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 Instagram likes (@zofie.rihova)"}}}], "success_url": "http://en.localhost:3000/payment-success?order=HzUpKCe4JXhDDccGb4DDd731DEmeMsa0&session_id={CHECKOUT_SESSION_ID}", "customer_email": "pending.english@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "62a1765e-becd-424f-9b23-0f67e81598d5", "payment_intent_data": {"metadata": {"order_id": "62a1765e-becd-424f-9b23-0f67e81598d5"}}}', '2026-11-22 08:49:56.63+00', '2026-11-23 08:19:56+00', NULL),
	(13, 'cs_test_92379a62d980c319eedb8f34c53bb657665b', 1, 'complete', 'pi_bde6b3a56f51fc7ea2ab3d8771ebc515ec1c', 'processing', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "9656aebf-b870-4e35-ad1b-4b461d2546b3", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"9656aebf-b870-4e35-ad1b-4b461d2546b3\",\"number\":100011,\"token\":\"uS_LIOg2_YQi1CfXTuRetdAjTsyy2jBm\",\"locale\":\"cs\",\"cartId\":\"L594GFs4Bi2F5v_55yhhDw\",\"fingerprint\":\"Iqh0sdlMnj23MiadImVmaU0TgvRp2MkaAGAWoy2fLoA\",\"createdAt\":\"2026-11-22T08:49:55.305Z\",\"name\":\"Pending\\u0020Processing\",\"email\":\"pending.processing@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressCo", "record_01": "nsent\":false,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=uS_LIOg2_YQi1CfXTuRetdAjTsyy2jBm&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421995", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=uS_LIOg2_YQi1CfXTuRetdAjTsyy2jBm&session_id={CHECKOUT_SESSION_ID}", "customer_email": "pending.processing@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "9656aebf-b870-4e35-ad1b-4b461d2546b3", "payment_intent_data": {"metadata": {"order_id": "9656aebf-b870-4e35-ad1b-4b461d2546b3"}}}', '2026-11-22 08:49:55.342+00', '2026-11-23 08:19:55+00', NULL),
	(14, 'cs_test_2dd2b6beef74cdd2117ac9180746dd860a20', 2, 'complete', 'pi_0cc3347224d5eddcb517fade59e02c4309ba', 'requires_payment_method', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "ca8e32ea-d847-41f2-bfca-8c4b7d5560a7", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"ca8e32ea-d847-41f2-bfca-8c4b7d5560a7\",\"number\":100012,\"token\":\"tg1_d6HieyGyvcGMH1tbWoaj3whB6Ayf\",\"locale\":\"cs\",\"cartId\":\"E5aiEhcob0btwQ6wJdZdzg\",\"fingerprint\":\"esEecGUehPWZ0Ya0pM46jMVCPHARiQqq1pTHGutyhFw\",\"createdAt\":\"2026-11-22T08:49:55.547Z\",\"name\":\"Pending\\u0020Failed\",\"email\":\"pending.failed@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":0,\"discountSource\":\"none\",\"discountCode\":null,\"expressConsent\":f", "record_01": "alse,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-likes-100\",1,19900,0,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=tg1_d6HieyGyvcGMH1tbWoaj3whB6Ayf&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421995", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "19900", "product_data": {"name": "100 lajků na Instagramu (@zofie.rihova)"}}}], "success_url": "http://localhost:3000/payment-success?order=tg1_d6HieyGyvcGMH1tbWoaj3whB6Ayf&session_id={CHECKOUT_SESSION_ID}", "customer_email": "pending.failed@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "ca8e32ea-d847-41f2-bfca-8c4b7d5560a7", "payment_intent_data": {"metadata": {"order_id": "ca8e32ea-d847-41f2-bfca-8c4b7d5560a7"}}}', '2026-11-22 08:49:55.771+00', '2026-11-23 08:19:55+00', NULL),
	(15, 'cs_test_001bf3847b1efcb2638d0d8dcb72ca1d9342', 0, 'open', NULL, NULL, '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "8ea36df6-32a3-400a-85dc-26c558110e68", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"8ea36df6-32a3-400a-85dc-26c558110e68\",\"number\":100013,\"token\":\"3eMYZbCYyqwuRLttvv2vKlnsYo0m_Ugl\",\"locale\":\"cs\",\"cartId\":\"h6x4CAVXzAXHJHaocoP8GA\",\"fingerprint\":\"p3V-89KFVRpBFkC98M3Ipg4VMJjjy4rOfdDCohTH1JY\",\"createdAt\":\"2026-11-22T08:49:56.205Z\",\"name\":\"Pending\\u0020Open\",\"email\":\"pending.open@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"expressConsent\":fa", "record_01": "lse,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\",\"https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=3eMYZbCYyqwuRLttvv2vKlnsYo0m_Ugl&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421996", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=3eMYZbCYyqwuRLttvv2vKlnsYo0m_Ugl&session_id={CHECKOUT_SESSION_ID}", "customer_email": "pending.open@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "8ea36df6-32a3-400a-85dc-26c558110e68", "payment_intent_data": {"metadata": {"order_id": "8ea36df6-32a3-400a-85dc-26c558110e68"}}}', '2026-11-22 08:49:56.368+00', '2026-11-23 08:19:56+00', NULL),
	(18, 'cs_test_d0d10ea8a012df218cf7725bf1af69596df3', 1, 'complete', 'pi_385fbb5766de038d197b7c6f4e4b42332932', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "16cb7361-2346-43e9-8430-b1cff297d347", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"16cb7361-2346-43e9-8430-b1cff297d347\",\"number\":100016,\"token\":\"hNApIZlRRkiW7ctmshKol2i92VOnGIJ0\",\"locale\":\"cs\",\"cartId\":\"9ApqNGhZgv7ZIyyl4SumSA\",\"fingerprint\":\"jggV7DOmC1Fk3HC2pszSKX8R3KFYo6StIsSgHCMPeA0\",\"createdAt\":\"2026-11-22T08:49:57.382Z\",\"name\":\"Canceled\\u0020Owed\",\"email\":\"canceled.owed@example.com\",\"phone\":\"+420777123456\",\"company\":{\"name\":\"Pe\\u010den\\u00ed\\u0020\\u0158\\u00edhov\\u00e1\\u0020s.\\u0020r.\\u0020o.\",\"companyId\":\"45274649", "record_01": "\",\"vatId\":\"CZ45274649\",\"address\":\"Dlouh\\u00e1\\u002012,\\u0020110\\u002000\\u0020Praha\\u00201\"},\"note\":\"\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"expressConsent\":null,\"consentVersion\":null,\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\"", "record_02": ",\"https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=hNApIZlRRkiW7ctmshKol2i92VOnGIJ0&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421997", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=hNApIZlRRkiW7ctmshKol2i92VOnGIJ0&session_id={CHECKOUT_SESSION_ID}", "customer_email": "canceled.owed@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "16cb7361-2346-43e9-8430-b1cff297d347", "payment_intent_data": {"metadata": {"order_id": "16cb7361-2346-43e9-8430-b1cff297d347"}}}', '2026-11-22 08:49:57.504+00', '2026-11-23 08:19:57+00', '2026-11-22 08:49:57.534+00'),
	(19, 'cs_test_f94c37cd3b1b1e8969dfd067ba8cef55ae26', 1, 'complete', 'pi_e225af334b9f3e95bc5fc2d737577bd2aa68', 'succeeded', '{"mode": "payment", "locale": "cs", "metadata": {"order_id": "2da3a873-933f-415c-b5a3-0e2383e6fa41", "record_00": "{\"version\":1,\"shop\":\"http://localhost:3000\",\"order\":{\"id\":\"2da3a873-933f-415c-b5a3-0e2383e6fa41\",\"number\":100017,\"token\":\"eML7qT2mzG6fegDML7A0G7vhtTi2q2ta\",\"locale\":\"cs\",\"cartId\":\"t4Z-AVl_011D0BCbDytjFA\",\"fingerprint\":\"DJPgSdwgFZOUrKrS0MCJuwjYVnPNzK_3UEbLNFOxgQ0\",\"createdAt\":\"2026-11-22T08:49:58.027Z\",\"name\":\"Paid\\u0020Twice\\u0020Owed\",\"email\":\"paid.twice.owed@example.com\",\"phone\":\"+420777123456\",\"company\":null,\"note\":\"\",\"discountPercent\":15,\"discountSource\":\"volume\",\"discountCode\":null,\"express", "record_01": "Consent\":false,\"consentVersion\":\"2026-11-21\",\"termsVersion\":\"2026-11-21\",\"lines\":[[\"ig-followers-10000\",1,799900,119985,\"profile\",\"@zofie.rihova\",\"https://www.instagram.com/zofie.rihova/\"],[\"ig-likes-1000\",1,41900,6285,\"post\",\"p/Cabc123\",\"https://www.instagram.com/p/Cabc123/\"],[\"tt-followers-5000\",1,199900,29985,\"profile\",\"@zofie\",\"https://www.tiktok.com/@zofie\"]]}}"}, "cancel_url": "http://localhost:3000/payment-canceled?order=eML7qT2mzG6fegDML7A0G7vhtTi2q2ta&session_id={CHECKOUT_SESSION_ID}", "expires_at": "1795421998", "line_items": [{"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "679915", "product_data": {"name": "10.000 sledujících na Instagramu (@zofie.rihova)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "35615", "product_data": {"name": "1.000 lajků na Instagramu (p/Cabc123)"}}}, {"quantity": "1", "price_data": {"currency": "czk", "unit_amount": "169915", "product_data": {"name": "5.000 sledujících na TikToku (@zofie)"}}}], "success_url": "http://localhost:3000/payment-success?order=eML7qT2mzG6fegDML7A0G7vhtTi2q2ta&session_id={CHECKOUT_SESSION_ID}", "customer_email": "paid.twice.owed@example.com", "adaptive_pricing": {"enabled": "false"}, "client_reference_id": "2da3a873-933f-415c-b5a3-0e2383e6fa41", "payment_intent_data": {"metadata": {"order_id": "2da3a873-933f-415c-b5a3-0e2383e6fa41"}}}', '2026-11-22 08:49:58.113+00', '2026-11-23 08:19:58+00', '2026-11-22 08:49:58.152+00');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 6, true);
SELECT pg_catalog.setval('graphile_worker.job_queues_id_seq', 1, false);
SELECT pg_catalog.setval('graphile_worker.jobs_id_seq1', 52, true);
SELECT pg_catalog.setval('graphile_worker.tasks_id_seq', 6, true);
SELECT pg_catalog.setval('public.order_events_id_seq', 34, true);
SELECT pg_catalog.setval('public.orders_number_seq', 100017, true);
SELECT pg_catalog.setval('public.payment_anomalies_id_seq', 7, true);
SELECT pg_catalog.setval('test_checkout.event_seq_seq', 17, true);
SELECT pg_catalog.setval('test_checkout.session_seq_seq', 20, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_pkey1 PRIMARY KEY (id);
ALTER TABLE ONLY graphile_worker._private_job_queues
    ADD CONSTRAINT job_queues_queue_name_key UNIQUE (queue_name);
ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_key_key1 UNIQUE (key);
ALTER TABLE ONLY graphile_worker._private_jobs
    ADD CONSTRAINT jobs_pkey1 PRIMARY KEY (id);
ALTER TABLE ONLY graphile_worker._private_known_crontabs
    ADD CONSTRAINT known_crontabs_pkey PRIMARY KEY (identifier);
ALTER TABLE ONLY graphile_worker.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_identifier_key UNIQUE (identifier);
ALTER TABLE ONLY graphile_worker._private_tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY outbox.attachment
    ADD CONSTRAINT attachment_pkey PRIMARY KEY (letter_id, "position");
ALTER TABLE ONLY outbox.letter
    ADD CONSTRAINT letter_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY outbox.letter
    ADD CONSTRAINT letter_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_id_language_pk PRIMARY KEY (id, language);
ALTER TABLE ONLY public.discount_codes
    ADD CONSTRAINT discount_codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_position_pk PRIMARY KEY (order_id, "position");
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_invoice_number_unique UNIQUE (invoice_number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_token_unique UNIQUE (token);
ALTER TABLE ONLY public.payment_anomalies
    ADD CONSTRAINT payment_anomalies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (event_id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_pkey PRIMARY KEY (list);
ALTER TABLE ONLY public.series
    ADD CONSTRAINT series_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.testimonials
    ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY storage.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (key);
ALTER TABLE ONLY test_checkout.delivery
    ADD CONSTRAINT delivery_pkey PRIMARY KEY (event_id, copy);
ALTER TABLE ONLY test_checkout.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY test_checkout.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (key);
ALTER TABLE ONLY test_checkout.refund
    ADD CONSTRAINT refund_payment_id_key UNIQUE (payment_id);
ALTER TABLE ONLY test_checkout.refund
    ADD CONSTRAINT refund_pkey PRIMARY KEY (id);
ALTER TABLE ONLY test_checkout.session
    ADD CONSTRAINT session_payment_id_key UNIQUE (payment_id);
ALTER TABLE ONLY test_checkout.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
CREATE INDEX jobs_main_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id, job_queue_id) WHERE (is_available = true);
CREATE INDEX jobs_no_queue_index ON graphile_worker._private_jobs USING btree (priority, run_at) INCLUDE (id, task_id) WHERE ((is_available = true) AND (job_queue_id IS NULL));
CREATE INDEX letter_age ON outbox.letter USING btree (kept_at);
CREATE INDEX blog_posts_newest ON public.blog_posts USING btree (language, state, date);
CREATE INDEX enquiries_age ON public.enquiries USING btree (created_at);
CREATE INDEX invoices_issued ON public.invoices USING btree (issued_at);
CREATE UNIQUE INDEX invoices_once ON public.invoices USING btree (order_id, kind);
CREATE UNIQUE INDEX letters_once ON public.letters USING btree (order_id, kind);
CREATE UNIQUE INDEX letters_once_per_enquiry ON public.letters USING btree (enquiry_id, kind);
CREATE INDEX letters_sent ON public.letters USING btree (sent_at) WHERE (sent_at IS NOT NULL);
CREATE INDEX letters_unsent ON public.letters USING btree (id) WHERE (sent_at IS NULL);
CREATE INDEX order_events_order ON public.order_events USING btree (order_id, id);
CREATE INDEX orders_account_age ON public.orders USING btree (COALESCE(refunded_at, paid_at, created_at));
CREATE INDEX orders_cart ON public.orders USING btree (cart_id, created_at);
CREATE INDEX orders_discount_code ON public.orders USING btree (discount_code) WHERE (discount_code IS NOT NULL);
CREATE INDEX orders_email ON public.orders USING btree (lower(email));
CREATE UNIQUE INDEX orders_number ON public.orders USING btree (number);
CREATE UNIQUE INDEX orders_one_pending_per_cart ON public.orders USING btree (cart_id) WHERE (state = 'pending'::text);
CREATE INDEX orders_page_age ON public.orders USING btree (COALESCE(paid_at, created_at)) WHERE (token !~~ 'closed-%'::text);
CREATE INDEX orders_payment ON public.orders USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX orders_state_age ON public.orders USING btree (state, created_at);
CREATE INDEX payment_anomalies_age ON public.payment_anomalies USING btree (noticed_at);
CREATE UNIQUE INDEX payment_anomalies_each_once ON public.payment_anomalies USING btree (checkout_id, kind, reference);
CREATE INDEX payment_anomalies_order ON public.payment_anomalies USING btree (order_id);
CREATE INDEX payment_events_age ON public.payment_events USING btree (received_at);
CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);
CREATE INDEX testimonials_newest ON public.testimonials USING btree (language, created_at);
CREATE INDEX delivery_due ON test_checkout.delivery USING btree (due_at) WHERE (delivered_at IS NULL);
CREATE INDEX session_overdue ON test_checkout.session USING btree (expires_at) WHERE (status = 'open'::text);
CREATE TRIGGER invoices_stay BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION public.refuse_invoice_change();
ALTER TABLE ONLY outbox.attachment
    ADD CONSTRAINT attachment_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES outbox.letter(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_enquiry_id_enquiries_id_fk FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;
ALTER TABLE ONLY test_checkout.delivery
    ADD CONSTRAINT delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES test_checkout.event(id);
ALTER TABLE ONLY test_checkout.refund
    ADD CONSTRAINT refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES test_checkout.session(payment_id);
ALTER TABLE graphile_worker._private_job_queues ENABLE ROW LEVEL SECURITY;
ALTER TABLE graphile_worker._private_jobs ENABLE ROW LEVEL SECURITY;
ALTER TABLE graphile_worker._private_known_crontabs ENABLE ROW LEVEL SECURITY;
ALTER TABLE graphile_worker._private_tasks ENABLE ROW LEVEL SECURITY;
