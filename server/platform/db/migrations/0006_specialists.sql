CREATE TABLE "premium_interests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_question_hearts" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_question_hearts_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "saved_sessions" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_sessions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "saved_sessions_user_id_slot_key" UNIQUE("user_id","slot"),
	CONSTRAINT "saved_sessions_slot_check" CHECK ("saved_sessions"."slot" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "session_likes" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_likes_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "session_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"specialist_id" uuid NOT NULL,
	"session_id" uuid,
	"content" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer_text" text,
	"answer_url" text,
	"hearts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "session_questions_content_check" CHECK (char_length("session_questions"."content") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "session_reminders" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_reminders_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "session_views" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_views_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "specialists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role_pt" text NOT NULL,
	"role_en" text NOT NULL,
	"bio_pt" text,
	"bio_en" text,
	"registration_number" text,
	"photo_url" text,
	"photo_width" integer,
	"photo_height" integer,
	"photo_widths" integer[],
	"topics" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"available_until" timestamp with time zone,
	"week_of" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "specialists_topics_check" CHECK ("specialists"."topics" <@ array['Amamentação', 'Pós-parto', 'Sono', 'Introdução Alimentar', 'Desenvolvimento', 'Relacionamentos', 'Saúde Mental']::text[]),
	CONSTRAINT "specialists_languages_check" CHECK ("specialists"."languages" <@ array['pt', 'en']::text[])
);
--> statement-breakpoint
CREATE TABLE "video_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"specialist_id" uuid NOT NULL,
	"category" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"meeting_url" text,
	"video_url" text,
	"preview_url" text,
	"captions_url" text,
	"live_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (article_words(language, title || ' ' || description)) STORED,
	CONSTRAINT "video_sessions_language_check" CHECK ("video_sessions"."language" in ('pt', 'en')),
	CONSTRAINT "video_sessions_category_check" CHECK ("video_sessions"."category" in ('Amamentação', 'Pós-parto', 'Sono', 'Introdução Alimentar', 'Desenvolvimento', 'Relacionamentos', 'Saúde Mental')),
	CONSTRAINT "video_sessions_duration_check" CHECK ("video_sessions"."duration_minutes" between 5 and 480)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "plan" text DEFAULT 'premium' NOT NULL;--> statement-breakpoint
ALTER TABLE "premium_interests" ADD CONSTRAINT "premium_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_question_hearts" ADD CONSTRAINT "session_question_hearts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_question_hearts" ADD CONSTRAINT "session_question_hearts_question_id_session_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."session_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_sessions" ADD CONSTRAINT "saved_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_sessions" ADD CONSTRAINT "saved_sessions_session_id_video_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."video_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_likes" ADD CONSTRAINT "session_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_likes" ADD CONSTRAINT "session_likes_session_id_video_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."video_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_questions" ADD CONSTRAINT "session_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_questions" ADD CONSTRAINT "session_questions_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_questions" ADD CONSTRAINT "session_questions_session_id_video_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."video_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reminders" ADD CONSTRAINT "session_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_reminders" ADD CONSTRAINT "session_reminders_session_id_video_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."video_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_views" ADD CONSTRAINT "session_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_views" ADD CONSTRAINT "session_views_session_id_video_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."video_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_sessions" ADD CONSTRAINT "video_sessions_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_question_hearts_question_id_idx" ON "session_question_hearts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "saved_sessions_session_id_idx" ON "saved_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_likes_session_id_idx" ON "session_likes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_questions_session_id_idx" ON "session_questions" USING btree ("session_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "session_questions_user_id_idx" ON "session_questions" USING btree ("user_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "session_questions_shown_idx" ON "session_questions" USING btree ("created_at" desc,"id" desc) WHERE "session_questions"."deleted_at" is null and "session_questions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "session_questions_deleted_at_idx" ON "session_questions" USING btree ("deleted_at") WHERE "session_questions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "session_questions_removed_at_idx" ON "session_questions" USING btree ("removed_at") WHERE "session_questions"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "session_reminders_session_id_idx" ON "session_reminders" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_views_watching_idx" ON "session_views" USING btree ("session_id","seen_at");--> statement-breakpoint
CREATE INDEX "video_sessions_starts_at_idx" ON "video_sessions" USING btree ("language","starts_at" desc,"id" desc) WHERE "video_sessions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_sessions_category_idx" ON "video_sessions" USING btree ("language","category","starts_at" desc,"id" desc) WHERE "video_sessions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_sessions_specialist_id_idx" ON "video_sessions" USING btree ("specialist_id","starts_at" desc);--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("run_at") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_done_at_idx" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_user_id_idx" ON "jobs" USING btree (("payload" ->> 'userId'));--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_plan_check" CHECK ("subscribers"."plan" in ('free', 'premium'));--> statement-breakpoint
-- Views, likes and hearts follow their rows, as the community's counts do.
CREATE FUNCTION count_session_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE video_sessions SET views = views + 1 WHERE id = NEW.session_id;
  ELSE
    UPDATE video_sessions SET views = views - 1 WHERE id = OLD.session_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_views_count AFTER INSERT OR DELETE ON session_views
  FOR EACH ROW EXECUTE FUNCTION count_session_view();
--> statement-breakpoint
CREATE FUNCTION count_session_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE video_sessions SET likes = likes + 1 WHERE id = NEW.session_id;
  ELSE
    UPDATE video_sessions SET likes = likes - 1 WHERE id = OLD.session_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_likes_count AFTER INSERT OR DELETE ON session_likes
  FOR EACH ROW EXECUTE FUNCTION count_session_like();
--> statement-breakpoint
CREATE FUNCTION count_question_heart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE session_questions SET hearts = hearts + 1 WHERE id = NEW.question_id;
  ELSE
    UPDATE session_questions SET hearts = hearts - 1 WHERE id = OLD.question_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_question_hearts_count AFTER INSERT OR DELETE ON session_question_hearts
  FOR EACH ROW EXECUTE FUNCTION count_question_heart();
