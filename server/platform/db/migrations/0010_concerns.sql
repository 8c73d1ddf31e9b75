DROP INDEX "community_cases_queue_idx";--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "is_tender" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "community_cases" ADD COLUMN "concern" text;--> statement-breakpoint
UPDATE "community_cases" SET "concern" = 'distress' WHERE "distress";--> statement-breakpoint
UPDATE "community_posts" SET "is_tender" = true FROM "community_cases" WHERE "community_cases"."post_id" = "community_posts"."id" AND "community_cases"."concern" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "community_cases_queue_idx" ON "community_cases" USING btree ("state",(case "concern" when 'distress' then 2 when 'violence' then 2 when 'baby-emergency' then 2 when 'loss' then 1 else 0 end) desc,"opened_at","id");--> statement-breakpoint
ALTER TABLE "community_cases" DROP COLUMN "distress";--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_concern_check" CHECK ("community_cases"."concern" in ('distress', 'violence', 'baby-emergency', 'loss'));