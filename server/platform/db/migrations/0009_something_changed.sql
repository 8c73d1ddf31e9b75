ALTER TABLE "profiles" ADD COLUMN "quiet" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "quiet_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_quiet_check" CHECK ("profiles"."quiet" in ('pause', 'pregnancy-ended', 'baby-died', 'unsaid'));