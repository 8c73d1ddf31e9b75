ALTER TABLE "breastfeeding_sessions" ADD COLUMN "last_side" text;--> statement-breakpoint
ALTER TABLE "nursing_settings" ADD COLUMN "sleep_day_start_hour" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
CREATE INDEX "received_writes_since_idx" ON "received_writes" USING btree ("user_id","received_at");--> statement-breakpoint
ALTER TABLE "breastfeeding_sessions" ADD CONSTRAINT "breastfeeding_sessions_last_side_check" CHECK ("breastfeeding_sessions"."last_side" in ('left', 'right'));--> statement-breakpoint
ALTER TABLE "nursing_settings" ADD CONSTRAINT "nursing_settings_sleep_day_start_hour_check" CHECK ("nursing_settings"."sleep_day_start_hour" between 0 and 23);--> statement-breakpoint
-- Until now the hour of feeds counted for sleep as well: who chose one keeps it.
UPDATE "nursing_settings" SET "sleep_day_start_hour" = "day_start_hour" WHERE "day_start_hour" > 0;
