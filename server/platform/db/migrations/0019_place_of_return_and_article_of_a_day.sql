ALTER TABLE "sign_in_links" ADD COLUMN "return_to" text;--> statement-breakpoint
ALTER TABLE "daily_content" ADD COLUMN "article_id" uuid;