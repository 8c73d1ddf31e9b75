ALTER TABLE "families" ADD COLUMN "recorded_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "recorded_since" timestamp with time zone;