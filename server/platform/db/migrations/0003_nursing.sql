CREATE TABLE "breastfeeding_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"duration_seconds" integer NOT NULL,
	"side" text NOT NULL,
	"left_seconds" integer NOT NULL,
	"right_seconds" integer NOT NULL,
	"notes" text,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "breastfeeding_sessions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "breastfeeding_sessions_side_check" CHECK ("breastfeeding_sessions"."side" in ('left', 'right', 'both')),
	CONSTRAINT "breastfeeding_sessions_span_check" CHECK ("breastfeeding_sessions"."end_time" between "breastfeeding_sessions"."start_time" and "breastfeeding_sessions"."start_time" + interval '24 hours'),
	CONSTRAINT "breastfeeding_sessions_duration_check" CHECK ("breastfeeding_sessions"."duration_seconds" between 0 and ceil(extract(epoch from "breastfeeding_sessions"."end_time" - "breastfeeding_sessions"."start_time"))),
	CONSTRAINT "breastfeeding_sessions_sides_check" CHECK ("breastfeeding_sessions"."left_seconds" >= 0 and "breastfeeding_sessions"."right_seconds" >= 0 and "breastfeeding_sessions"."left_seconds" + "breastfeeding_sessions"."right_seconds" <= ceil(extract(epoch from "breastfeeding_sessions"."end_time" - "breastfeeding_sessions"."start_time"))),
	CONSTRAINT "breastfeeding_sessions_notes_check" CHECK (char_length("breastfeeding_sessions"."notes") <= 5000),
	CONSTRAINT "breastfeeding_sessions_time_zone_check" CHECK (char_length("breastfeeding_sessions"."time_zone") <= 64)
);
--> statement-breakpoint
CREATE TABLE "nursing_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day_start_hour" integer NOT NULL,
	"since_from" text NOT NULL,
	"keep_awake" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nursing_settings_day_start_hour_check" CHECK ("nursing_settings"."day_start_hour" between 0 and 23),
	CONSTRAINT "nursing_settings_since_from_check" CHECK ("nursing_settings"."since_from" in ('start', 'end'))
);
--> statement-breakpoint
CREATE TABLE "nursing_timers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" jsonb,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nursing_timers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "nursing_timers_revision_check" CHECK ("nursing_timers"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "received_writes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_writes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "breastfeeding_sessions" ADD CONSTRAINT "breastfeeding_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nursing_settings" ADD CONSTRAINT "nursing_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nursing_timers" ADD CONSTRAINT "nursing_timers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_writes" ADD CONSTRAINT "received_writes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breastfeeding_sessions_newest_idx" ON "breastfeeding_sessions" USING btree ("user_id","start_time" desc,"id" desc) WHERE "breastfeeding_sessions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "breastfeeding_sessions_deleted_at_idx" ON "breastfeeding_sessions" USING btree ("deleted_at") WHERE "breastfeeding_sessions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "nursing_timers_removed_idx" ON "nursing_timers" USING btree ("updated_at") WHERE "nursing_timers"."state" is null;--> statement-breakpoint
CREATE INDEX "received_writes_age_idx" ON "received_writes" USING btree ("received_at");