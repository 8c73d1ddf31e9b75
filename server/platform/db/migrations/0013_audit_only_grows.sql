CREATE TABLE "leases" (
	"key" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "kind" text DEFAULT 'act' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "keep_until" timestamp with time zone DEFAULT now() + interval '5 years' NOT NULL;--> statement-breakpoint
CREATE INDEX "leases_until_idx" ON "leases" USING btree ("until");--> statement-breakpoint
CREATE INDEX "audit_log_kind_idx" ON "audit_log" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_email_idx" ON "audit_log" USING btree ("actor_email","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING hash ("subject");--> statement-breakpoint
CREATE INDEX "audit_log_keep_until_idx" ON "audit_log" USING btree ("keep_until");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_kind_check" CHECK ("audit_log"."kind" in ('act', 'read', 'access'));--> statement-breakpoint
-- Older lines count from the moment they were written.
UPDATE audit_log SET keep_until = at + interval '5 years';--> statement-breakpoint
CREATE FUNCTION audit_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.keep_until <= now() THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is only added to: a line stands until its time is over' USING ERRCODE = 'restrict_violation';
END;
$$;--> statement-breakpoint
CREATE TRIGGER audit_log_stands BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_only_grows();--> statement-breakpoint
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_only_grows();
