ALTER TABLE "nursing_settings" DROP CONSTRAINT "nursing_settings_day_start_hour_check";--> statement-breakpoint
ALTER TABLE "nursing_settings" DROP CONSTRAINT "nursing_settings_sleep_day_start_hour_check";--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "day_start_hour" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "sleep_day_start_hour" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
-- What was hers alone holds for her own family.
UPDATE "families" f SET "day_start_hour" = s."day_start_hour", "sleep_day_start_hour" = s."sleep_day_start_hour"
FROM "nursing_settings" s JOIN "family_members" m ON m."user_id" = s."user_id" AND m."is_default" AND m."role" = 'parent'
WHERE m."family_id" = f."id";--> statement-breakpoint
ALTER TABLE "nursing_settings" DROP COLUMN "day_start_hour";--> statement-breakpoint
ALTER TABLE "nursing_settings" DROP COLUMN "sleep_day_start_hour";--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_time_zone_check" CHECK (char_length("families"."time_zone") <= 64);--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_day_start_hour_check" CHECK ("families"."day_start_hour" between 0 and 23);--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_sleep_day_start_hour_check" CHECK ("families"."sleep_day_start_hour" between 0 and 23);
