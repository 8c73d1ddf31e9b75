CREATE TABLE "food_clearings" (
	"user_id" uuid NOT NULL,
	"food" text NOT NULL,
	"cleared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "food_clearings_user_id_food_pk" PRIMARY KEY("user_id","food"),
	CONSTRAINT "food_clearings_food_check" CHECK (char_length("food_clearings"."food") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "food_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"food" text NOT NULL,
	"day" date NOT NULL,
	"liking" text,
	"signs" text[] NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "food_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "food_entries_food_check" CHECK (char_length("food_entries"."food") between 1 and 64),
	CONSTRAINT "food_entries_liking_check" CHECK ("food_entries"."liking" in ('loved', 'fine', 'not-yet')),
	CONSTRAINT "food_entries_notes_check" CHECK (char_length("food_entries"."notes") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "baby_routines" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "baby_routines_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "baby_routines_name_check" CHECK (char_length("baby_routines"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "sleep_timers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" jsonb,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sleep_timers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "sleep_timers_revision_check" CHECK ("sleep_timers"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sleep_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"duration_seconds" integer NOT NULL,
	"kind" text NOT NULL,
	"mood" text,
	"notes" text,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sleep_sessions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "sleep_sessions_kind_check" CHECK ("sleep_sessions"."kind" in ('nap', 'night')),
	CONSTRAINT "sleep_sessions_mood_check" CHECK ("sleep_sessions"."mood" in ('peaceful', 'happy', 'restless', 'crying', 'unsure')),
	CONSTRAINT "sleep_sessions_span_check" CHECK ("sleep_sessions"."end_time" between "sleep_sessions"."start_time" and "sleep_sessions"."start_time" + interval '24 hours'),
	CONSTRAINT "sleep_sessions_duration_check" CHECK ("sleep_sessions"."duration_seconds" between 0 and ceil(extract(epoch from "sleep_sessions"."end_time" - "sleep_sessions"."start_time"))),
	CONSTRAINT "sleep_sessions_notes_check" CHECK (char_length("sleep_sessions"."notes") <= 2000),
	CONSTRAINT "sleep_sessions_time_zone_check" CHECK (char_length("sleep_sessions"."time_zone") <= 64)
);
--> statement-breakpoint
CREATE TABLE "saved_parts" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_parts_user_id_kind_part_pk" PRIMARY KEY("user_id","kind","part"),
	CONSTRAINT "saved_parts_kind_check" CHECK ("saved_parts"."kind" in ('food', 'section')),
	CONSTRAINT "saved_parts_part_check" CHECK (char_length("saved_parts"."part") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "topic_notes" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"revision" integer NOT NULL,
	"writer" uuid NOT NULL,
	"writer_since" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topic_notes_user_id_topic_pk" PRIMARY KEY("user_id","topic"),
	CONSTRAINT "topic_notes_topic_check" CHECK ("topic_notes"."topic" in ('understanding')),
	CONSTRAINT "topic_notes_revision_check" CHECK ("topic_notes"."revision" >= 1)
);
--> statement-breakpoint
ALTER TABLE "food_clearings" ADD CONSTRAINT "food_clearings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_entries" ADD CONSTRAINT "food_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baby_routines" ADD CONSTRAINT "baby_routines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sleep_timers" ADD CONSTRAINT "sleep_timers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sleep_sessions" ADD CONSTRAINT "sleep_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_parts" ADD CONSTRAINT "saved_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_notes" ADD CONSTRAINT "topic_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "food_entries_newest_idx" ON "food_entries" USING btree ("user_id","day" desc,"id" desc) WHERE "food_entries"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "food_entries_deleted_at_idx" ON "food_entries" USING btree ("deleted_at") WHERE "food_entries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "baby_routines_deleted_at_idx" ON "baby_routines" USING btree ("deleted_at") WHERE "baby_routines"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "sleep_timers_removed_idx" ON "sleep_timers" USING btree ("updated_at") WHERE "sleep_timers"."state" is null;--> statement-breakpoint
CREATE INDEX "sleep_sessions_newest_idx" ON "sleep_sessions" USING btree ("user_id","start_time" desc,"id" desc) WHERE "sleep_sessions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sleep_sessions_deleted_at_idx" ON "sleep_sessions" USING btree ("deleted_at") WHERE "sleep_sessions"."deleted_at" is not null;