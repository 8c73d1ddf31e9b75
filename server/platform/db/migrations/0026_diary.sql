CREATE TABLE "diary_records" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"baby_id" uuid,
	"kind" text NOT NULL,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"day" date,
	"duration_seconds" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notes" text,
	"time_zone" text,
	"group_id" uuid,
	"import_id" uuid,
	"revision" integer NOT NULL,
	"change" bigint NOT NULL,
	"recorded_by" uuid,
	"updated_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "diary_records_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "diary_records_kind_check" CHECK ("diary_records"."kind" ~ '^[a-z-]{1,32}$'),
	CONSTRAINT "diary_records_revision_check" CHECK ("diary_records"."revision" >= 1),
	CONSTRAINT "diary_records_duration_check" CHECK ("diary_records"."duration_seconds" >= 0),
	CONSTRAINT "diary_records_details_check" CHECK (jsonb_typeof("diary_records"."details") = 'object' and octet_length("diary_records"."details"::text) <= 4096),
	CONSTRAINT "diary_records_notes_check" CHECK (char_length("diary_records"."notes") <= 5000),
	CONSTRAINT "diary_records_time_zone_check" CHECK (char_length("diary_records"."time_zone") <= 64),
	CONSTRAINT "diary_records_when_check" CHECK ("diary_records"."deleted_at" is not null or num_nonnulls("diary_records"."start_time", "diary_records"."day") = 1),
	CONSTRAINT "diary_records_span_check" CHECK ("diary_records"."end_time" is null or "diary_records"."end_time" between "diary_records"."start_time" and "diary_records"."start_time" + interval '24 hours'),
	CONSTRAINT "diary_records_within_span_check" CHECK ("diary_records"."duration_seconds" is null or "diary_records"."end_time" is null or "diary_records"."duration_seconds" <= ceil(extract(epoch from "diary_records"."end_time" - "diary_records"."start_time")))
);
--> statement-breakpoint
CREATE TABLE "diary_timers" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"baby_id" uuid,
	"kind" text NOT NULL,
	"state" jsonb,
	"revision" integer NOT NULL,
	"started_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diary_timers_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "diary_timers_kind_check" CHECK ("diary_timers"."kind" ~ '^[a-z-]{1,32}$'),
	CONSTRAINT "diary_timers_revision_check" CHECK ("diary_timers"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "diary_versions" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"was" jsonb NOT NULL,
	"is_conflict" boolean NOT NULL,
	"changed_by" uuid,
	"replaced_by" uuid,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diary_versions_family_id_id_revision_pk" PRIMARY KEY("family_id","id","revision"),
	CONSTRAINT "diary_versions_was_check" CHECK (octet_length("diary_versions"."was"::text) <= 65536)
);
--> statement-breakpoint
ALTER TABLE "diary_records" ADD CONSTRAINT "diary_records_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_records" ADD CONSTRAINT "diary_records_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_records" ADD CONSTRAINT "diary_records_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_records" ADD CONSTRAINT "diary_records_baby_fk" FOREIGN KEY ("family_id","baby_id") REFERENCES "public"."babies"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_timers" ADD CONSTRAINT "diary_timers_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_timers" ADD CONSTRAINT "diary_timers_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_timers" ADD CONSTRAINT "diary_timers_baby_fk" FOREIGN KEY ("family_id","baby_id") REFERENCES "public"."babies"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_versions" ADD CONSTRAINT "diary_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_versions" ADD CONSTRAINT "diary_versions_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_versions" ADD CONSTRAINT "diary_versions_record_fk" FOREIGN KEY ("family_id","id") REFERENCES "public"."diary_records"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_records_family_idx" ON "diary_records" USING btree ("family_id","start_time" desc,"id" desc) WHERE "diary_records"."deleted_at" is null and "diary_records"."start_time" is not null;--> statement-breakpoint
CREATE INDEX "diary_records_baby_idx" ON "diary_records" USING btree ("family_id","baby_id","start_time" desc,"id" desc) WHERE "diary_records"."deleted_at" is null and "diary_records"."start_time" is not null;--> statement-breakpoint
CREATE INDEX "diary_records_baby_kind_idx" ON "diary_records" USING btree ("family_id","baby_id","kind","start_time" desc,"id" desc) WHERE "diary_records"."deleted_at" is null and "diary_records"."start_time" is not null;--> statement-breakpoint
CREATE INDEX "diary_records_days_idx" ON "diary_records" USING btree ("family_id","day" desc,"id" desc) WHERE "diary_records"."deleted_at" is null and "diary_records"."day" is not null;--> statement-breakpoint
CREATE INDEX "diary_records_changes_idx" ON "diary_records" USING btree ("family_id","change");--> statement-breakpoint
CREATE INDEX "diary_records_deleted_idx" ON "diary_records" USING btree ("deleted_at") WHERE "diary_records"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "diary_records_recorded_by_idx" ON "diary_records" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "diary_records_updated_by_idx" ON "diary_records" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "diary_timers_removed_idx" ON "diary_timers" USING btree ("updated_at") WHERE "diary_timers"."state" is null;--> statement-breakpoint
CREATE INDEX "diary_versions_replaced_at_idx" ON "diary_versions" USING btree ("replaced_at");