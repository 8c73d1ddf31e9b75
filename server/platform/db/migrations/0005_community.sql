CREATE TABLE "community_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid,
	"content" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"voice" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "community_comments_voice_check" CHECK (("community_comments"."voice" is not null) = "community_comments"."is_anonymous"),
	CONSTRAINT "community_comments_content_check" CHECK (char_length("community_comments"."content") between 1 and 1200)
);
--> statement-breakpoint
CREATE TABLE "community_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"need" text NOT NULL,
	"content" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"voice" uuid,
	"allow_private_messages" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"reaction_count" integer DEFAULT 0 NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (article_words(language, content)) STORED,
	CONSTRAINT "community_posts_language_check" CHECK ("community_posts"."language" in ('pt', 'en')),
	CONSTRAINT "community_posts_category_check" CHECK ("community_posts"."category" in ('Amamentação e Colo', 'Sono do Bebê', 'Primeiras Comidas', 'No Seu Tempo', 'Mãe Completa', 'Higiene Natural')),
	CONSTRAINT "community_posts_need_check" CHECK ("community_posts"."need" in ('support', 'experiences', 'advice')),
	CONSTRAINT "community_posts_voice_check" CHECK (("community_posts"."voice" is not null) = "community_posts"."is_anonymous"),
	CONSTRAINT "community_posts_content_check" CHECK (char_length("community_posts"."content") between 1 and 1200)
);
--> statement-breakpoint
CREATE TABLE "community_reactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reaction_type" text DEFAULT 'heart' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_reactions_post_id_user_id_key" UNIQUE("post_id","user_id"),
	CONSTRAINT "community_reactions_reaction_type_check" CHECK ("community_reactions"."reaction_type" = 'heart')
);
--> statement-breakpoint
CREATE TABLE "community_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"content" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_versions_subject_check" CHECK (num_nonnulls("community_versions"."post_id", "community_versions"."comment_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "saved_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_posts_user_id_post_id_key" UNIQUE("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "community_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"state" text NOT NULL,
	"distress" boolean DEFAULT false NOT NULL,
	"watched_words" text[] DEFAULT '{}' NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	CONSTRAINT "community_cases_post_id_unique" UNIQUE("post_id"),
	CONSTRAINT "community_cases_comment_id_unique" UNIQUE("comment_id"),
	CONSTRAINT "community_cases_subject_check" CHECK (num_nonnulls("community_cases"."post_id", "community_cases"."comment_id") = 1),
	CONSTRAINT "community_cases_state_check" CHECK ("community_cases"."state" in ('open', 'appealed', 'decided'))
);
--> statement-breakpoint
CREATE TABLE "community_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"staff_id" uuid,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"on_appeal" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_decisions_decision_check" CHECK ("community_decisions"."decision" in ('keep', 'remove'))
);
--> statement-breakpoint
CREATE TABLE "community_distances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid,
	"post_id" uuid,
	"voice" uuid,
	"voice_of" uuid,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_distances_user_id_person_id_voice_key" UNIQUE NULLS NOT DISTINCT("user_id","person_id","voice"),
	CONSTRAINT "community_distances_subject_check" CHECK (num_nonnulls("community_distances"."person_id", "community_distances"."voice") = 1 and num_nonnulls("community_distances"."person_id", "community_distances"."post_id") = 1),
	CONSTRAINT "community_distances_kind_check" CHECK ("community_distances"."kind" in ('mute', 'block'))
);
--> statement-breakpoint
CREATE TABLE "community_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"excerpt" text,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "community_notices_kind_check" CHECK ("community_notices"."kind" in ('report_upheld', 'report_dismissed', 'text_hidden', 'text_removed', 'text_restored', 'silenced', 'banned', 'sanction_lifted', 'appeal_upheld', 'appeal_dismissed'))
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"about" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "community_reports_case_id_user_id_key" UNIQUE("case_id","user_id"),
	CONSTRAINT "community_reports_about_check" CHECK ("community_reports"."about" in ('text', 'person')),
	CONSTRAINT "community_reports_reason_check" CHECK ("community_reports"."reason" in ('unkind', 'hate', 'harm', 'medical', 'sales', 'privacy', 'spam', 'other'))
);
--> statement-breakpoint
CREATE TABLE "community_sanctions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"decision_id" uuid,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "community_sanctions_kind_check" CHECK ("community_sanctions"."kind" in ('silence', 'ban'))
);
--> statement-breakpoint
CREATE TABLE "community_watched_words" (
	"word" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_watched_words_action_check" CHECK ("community_watched_words"."action" in ('flag', 'hold'))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind_check";--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_posts" ADD CONSTRAINT "community_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reactions" ADD CONSTRAINT "community_reactions_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reactions" ADD CONSTRAINT "community_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_versions" ADD CONSTRAINT "community_versions_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_versions" ADD CONSTRAINT "community_versions_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_posts" ADD CONSTRAINT "saved_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_cases" ADD CONSTRAINT "community_cases_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_decisions" ADD CONSTRAINT "community_decisions_case_id_community_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."community_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_decisions" ADD CONSTRAINT "community_decisions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_distances" ADD CONSTRAINT "community_distances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_distances" ADD CONSTRAINT "community_distances_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_distances" ADD CONSTRAINT "community_distances_post_id_community_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_distances" ADD CONSTRAINT "community_distances_voice_of_users_id_fk" FOREIGN KEY ("voice_of") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_notices" ADD CONSTRAINT "community_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_notices" ADD CONSTRAINT "community_notices_case_id_community_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."community_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_case_id_community_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."community_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_sanctions" ADD CONSTRAINT "community_sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_sanctions" ADD CONSTRAINT "community_sanctions_decision_id_community_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."community_decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_comments_post_id_idx" ON "community_comments" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "community_comments_user_id_idx" ON "community_comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "community_comments_deleted_at_idx" ON "community_comments" USING btree ("deleted_at") WHERE "community_comments"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "community_posts_newest_idx" ON "community_posts" USING btree ("language","created_at" desc,"id" desc) WHERE "community_posts"."deleted_at" is null and "community_posts"."hidden_at" is null and "community_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "community_posts_category_newest_idx" ON "community_posts" USING btree ("language","category","created_at" desc,"id" desc) WHERE "community_posts"."deleted_at" is null and "community_posts"."hidden_at" is null and "community_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "community_posts_user_id_newest_idx" ON "community_posts" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "community_posts_words_idx" ON "community_posts" USING gin ("words") WITH (fastupdate=false) WHERE "community_posts"."deleted_at" is null and "community_posts"."hidden_at" is null and "community_posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "community_posts_deleted_at_idx" ON "community_posts" USING btree ("deleted_at") WHERE "community_posts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "community_reactions_user_id_idx" ON "community_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_versions_post_id_idx" ON "community_versions" USING btree ("post_id") WHERE "community_versions"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "community_versions_comment_id_idx" ON "community_versions" USING btree ("comment_id") WHERE "community_versions"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_posts_newest_idx" ON "saved_posts" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "saved_posts_post_id_idx" ON "saved_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "community_cases_queue_idx" ON "community_cases" USING btree ("state","distress" desc,"opened_at","id");--> statement-breakpoint
CREATE INDEX "community_decisions_case_id_idx" ON "community_decisions" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "community_decisions_staff_id_idx" ON "community_decisions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "community_distances_person_id_idx" ON "community_distances" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "community_distances_post_id_idx" ON "community_distances" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "community_distances_voice_of_idx" ON "community_distances" USING btree ("voice_of") WHERE "community_distances"."voice_of" is not null;--> statement-breakpoint
CREATE INDEX "community_notices_newest_idx" ON "community_notices" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "community_notices_case_id_idx" ON "community_notices" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "community_reports_user_id_idx" ON "community_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_sanctions_user_id_idx" ON "community_sanctions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_sanctions_decision_id_idx" ON "community_sanctions" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "community_sanctions_newest_idx" ON "community_sanctions" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind_check" CHECK ("consents"."kind" in ('terms', 'health-data', 'community-rules'));--> statement-breakpoint
-- The counts on a post follow its rows, whoever adds or removes them: a tap, a leaving account, a hand at the console.
CREATE FUNCTION count_community_reaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE community_posts SET reaction_count = reaction_count + 1 WHERE id = NEW.post_id;
  ELSE
    UPDATE community_posts SET reaction_count = reaction_count - 1 WHERE id = OLD.post_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER community_reactions_count AFTER INSERT OR DELETE ON community_reactions
  FOR EACH ROW EXECUTE FUNCTION count_community_reaction();
--> statement-breakpoint
CREATE FUNCTION count_community_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := 0;
  is_now integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    was := (OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL AND OLD.removed_at IS NULL)::integer;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    is_now := (NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL AND NEW.removed_at IS NULL)::integer;
  END IF;
  IF is_now <> was THEN
    UPDATE community_posts SET comment_count = comment_count + is_now - was
      WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.post_id ELSE NEW.post_id END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER community_comments_count
  AFTER INSERT OR DELETE OR UPDATE OF deleted_at, hidden_at, removed_at ON community_comments
  FOR EACH ROW EXECUTE FUNCTION count_community_comment();
