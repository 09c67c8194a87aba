DROP INDEX "audit_personal_value";--> statement-breakpoint
CREATE INDEX "audit_entries_operator" ON "audit_entries" USING btree ("operator_id","seq");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "letters_operator" ON "letters" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_links_operator" ON "operator_links" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_links_inviter" ON "operator_links" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "passkey_challenges_session" ON "passkey_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "audit_personal_value" ON "audit_personal" USING btree (lower(left("value", 200)));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Ten years, by a clock that may be two days behind that of the program.
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '10 years' + interval '2 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is only added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_last" BEFORE DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_whole" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
