DROP INDEX "community_posts_newest_idx";--> statement-breakpoint
DROP INDEX "community_posts_category_newest_idx";--> statement-breakpoint
DROP INDEX "community_posts_words_idx";--> statement-breakpoint
ALTER TABLE "community_comments" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "community_posts" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_questions" ADD COLUMN "appears_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "community_comments_appears_at_idx" ON "community_comments" USING btree ("user_id","appears_at") WHERE "community_comments"."appears_at" is not null;--> statement-breakpoint
CREATE INDEX "community_comments_signed_idx" ON "community_comments" USING btree ("created_at") WHERE not "community_comments"."is_anonymous" and "community_comments"."appears_at" is null and "community_comments"."deleted_at" is null and "community_comments"."hidden_at" is null and "community_comments"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "community_posts_appears_at_idx" ON "community_posts" USING btree ("user_id","appears_at") WHERE "community_posts"."appears_at" is not null;--> statement-breakpoint
CREATE INDEX "session_questions_appears_at_idx" ON "session_questions" USING btree ("user_id","appears_at") WHERE "session_questions"."appears_at" is not null;--> statement-breakpoint
CREATE INDEX "community_posts_newest_idx" ON "community_posts" USING btree ("language","created_at" desc,"id" desc) WHERE "community_posts"."appears_at" is null and "community_posts"."deleted_at" is null and "community_posts"."hidden_at" is null and "community_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "community_posts_category_newest_idx" ON "community_posts" USING btree ("language","category","created_at" desc,"id" desc) WHERE "community_posts"."appears_at" is null and "community_posts"."deleted_at" is null and "community_posts"."hidden_at" is null and "community_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "community_posts_words_idx" ON "community_posts" USING gin ("words") WITH (fastupdate=false) WHERE "community_posts"."appears_at" is null and "community_posts"."deleted_at" is null and "community_posts"."hidden_at" is null and "community_posts"."removed_at" is null;--> statement-breakpoint
-- What is on its way is not counted before others can read it.
CREATE OR REPLACE FUNCTION count_community_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := 0;
  is_now integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    was := (OLD.appears_at IS NULL AND OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL AND OLD.removed_at IS NULL)::integer;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    is_now := (NEW.appears_at IS NULL AND NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL AND NEW.removed_at IS NULL)::integer;
  END IF;
  IF is_now <> was THEN
    UPDATE community_posts SET comment_count = comment_count + is_now - was
      WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.post_id ELSE NEW.post_id END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER community_comments_count ON community_comments;
--> statement-breakpoint
CREATE TRIGGER community_comments_count
  AFTER INSERT OR DELETE OR UPDATE OF appears_at, deleted_at, hidden_at, removed_at ON community_comments
  FOR EACH ROW EXECUTE FUNCTION count_community_comment();
