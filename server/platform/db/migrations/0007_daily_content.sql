CREATE TABLE "daily_calendar" (
	"language" text NOT NULL,
	"birth_weekday" smallint NOT NULL,
	"age" smallint NOT NULL,
	"rank" smallint NOT NULL,
	"content_id" uuid NOT NULL,
	CONSTRAINT "daily_calendar_language_birth_weekday_age_rank_pk" PRIMARY KEY("language","birth_weekday","age","rank")
);
--> statement-breakpoint
CREATE TABLE "daily_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"piece_id" uuid NOT NULL,
	"language" text NOT NULL,
	"from_age" integer NOT NULL,
	"to_age" integer NOT NULL,
	"content_type" text NOT NULL,
	"title" text NOT NULL,
	"duration_minutes" integer,
	"description" text NOT NULL,
	"thumbnail_url" text,
	"is_premium" boolean DEFAULT false NOT NULL,
	"category" text NOT NULL,
	"content_url" text,
	"content_data" jsonb NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"library_category" text,
	"is_evergreen" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"content_key" text,
	"content_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "daily_content_piece_id_language_key" UNIQUE("piece_id","language"),
	CONSTRAINT "daily_content_content_key_language_key" UNIQUE("content_key","language"),
	CONSTRAINT "daily_content_language_check" CHECK ("daily_content"."language" in ('pt', 'en')),
	CONSTRAINT "daily_content_content_type_check" CHECK ("daily_content"."content_type" in ('video', 'audio', 'article', 'activity', 'tip')),
	CONSTRAINT "daily_content_category_check" CHECK ("daily_content"."category" in ('Amamentação e alimentação', 'Puerpério emocional', 'Desenvolvimento do bebê', 'Sono e rotina', 'Sono do Bebê', 'Trabalho e maternidade', 'Autocuidado e identidade', 'Relações e rede de apoio', 'Parto e gestação')),
	CONSTRAINT "daily_content_ages_check" CHECK ("daily_content"."from_age" <= "daily_content"."to_age")
);
--> statement-breakpoint
CREATE TABLE "daily_marks" (
	"user_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"liked_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "daily_marks_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
ALTER TABLE "daily_calendar" ADD CONSTRAINT "daily_calendar_content_id_daily_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."daily_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_marks" ADD CONSTRAINT "daily_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_marks" ADD CONSTRAINT "daily_marks_content_id_daily_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."daily_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_calendar_content_id_idx" ON "daily_calendar" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "daily_content_ages_idx" ON "daily_content" USING btree ("language","from_age","to_age","id");--> statement-breakpoint
CREATE INDEX "daily_marks_content_id_idx" ON "daily_marks" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "daily_marks_saved_idx" ON "daily_marks" USING btree ("user_id","saved_at") WHERE "daily_marks"."saved_at" is not null;--> statement-breakpoint
-- Likes follow their rows.
CREATE FUNCTION count_daily_like() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := 0;
  is_now integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := (OLD.liked_at IS NOT NULL)::integer; END IF;
  IF TG_OP <> 'DELETE' THEN is_now := (NEW.liked_at IS NOT NULL)::integer; END IF;
  IF is_now <> was THEN
    UPDATE daily_content SET likes = likes + is_now - was
      WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.content_id ELSE NEW.content_id END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER daily_marks_count AFTER INSERT OR DELETE OR UPDATE OF liked_at ON daily_marks
  FOR EACH ROW EXECUTE FUNCTION count_daily_like();
--> statement-breakpoint
-- What a day shows to the mother of a baby born (or due) then, the best first. The first two parameters are the
-- specification's; the others are what else is known of her. Without a birth date it is the content of five months.
CREATE FUNCTION get_personalized_calendar_content(
  user_baby_birth_date date,
  target_date date,
  user_language text DEFAULT 'pt',
  user_interests text[] DEFAULT '{}',
  preferred_types text[] DEFAULT '{}'
) RETURNS TABLE (
  id uuid,
  content_type text,
  title text,
  duration_minutes integer,
  description text,
  thumbnail_url text,
  is_premium boolean,
  category text,
  content_url text,
  content_data jsonb,
  library_category text,
  likes integer
) LANGUAGE sql STABLE AS $$
  WITH asked AS (
    SELECT coalesce(user_baby_birth_date, target_date - 150) AS born
  ), aged AS (
    SELECT born, target_date - born AS days FROM asked
  ), known AS (
    SELECT extract(dow FROM born)::smallint AS weekday,
      -- Beyond the ages that the calendar knows it goes its rounds, in whole weeks (daily.rules.ts).
      (CASE
        WHEN days > 793 THEN 731 + (days - 794) % 63
        WHEN days < -280 THEN -211 - (-281 - days) % 70
        ELSE days
      END)::smallint AS age
    FROM aged
  )
  SELECT c.id, c.content_type, c.title, c.duration_minutes, c.description, c.thumbnail_url, c.is_premium, c.category,
    c.content_url, c.content_data, c.library_category, c.likes
  FROM known
  JOIN daily_calendar AS day ON day.language = user_language AND day.birth_weekday = known.weekday AND day.age = known.age
  JOIN daily_content AS c ON c.id = day.content_id
  ORDER BY (c.interests && user_interests) DESC, (c.content_type = ANY (preferred_types)) DESC, day.rank
$$;
