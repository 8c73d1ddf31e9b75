CREATE FUNCTION without_accents(original text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN lower(regexp_replace(normalize(original, NFD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
-- Three forms of each word: its stem (which needs the accents: "amamentação" and "amamentar" are kin), its stem as it is
-- typed in a hurry ("bebes"), and the bare word, for the prefix of a word that is still being typed. More than a
-- megabyte of words PostgreSQL refuses to index: the first hundred thousand characters are what is searched.
CREATE FUNCTION article_words(article_language text, original text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN (
		SELECT strip(to_tsvector(stems, text_part) || to_tsvector(stems, plain) || to_tsvector('pg_catalog.simple'::regconfig, plain))
		FROM (
			SELECT
				CASE article_language WHEN 'en' THEN 'pg_catalog.english'::regconfig ELSE 'pg_catalog.portuguese'::regconfig END AS stems,
				left(original, 100000) AS text_part,
				without_accents(left(original, 100000)) AS plain
			OFFSET 0
		) AS forms
	);
--> statement-breakpoint
CREATE TABLE "post_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"suggestion" text,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_feedback_post_id_user_id_key" UNIQUE("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"introduction" text,
	"practical_tip" text,
	"category" text NOT NULL,
	"author" text NOT NULL,
	"author_role" text,
	"reviewer" text,
	"reviewed_on" date,
	"sources" text[] DEFAULT '{}' NOT NULL,
	"image_url" text,
	"image_alt" text,
	"image_width" integer,
	"image_height" integer,
	"image_widths" integer[],
	"audio_url" text,
	"audio_duration_seconds" integer,
	"published" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	"language" text NOT NULL,
	"pair_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"content_key" text,
	"content_hash" text,
	"beginning" text GENERATED ALWAYS AS (left(content, 320)) STORED,
	"content_length" integer GENERATED ALWAYS AS (char_length(content)) STORED,
	"title_words" "tsvector" GENERATED ALWAYS AS (article_words(language, title)) STORED,
	"opening_words" "tsvector" GENERATED ALWAYS AS (article_words(language, title || ' ' || coalesce(introduction, ''))) STORED,
	"all_words" "tsvector" GENERATED ALWAYS AS (article_words(language, title || ' ' || coalesce(introduction, '') || ' ' || coalesce(practical_tip, '') || ' ' || content)) STORED,
	CONSTRAINT "posts_content_key_unique" UNIQUE("content_key"),
	CONSTRAINT "posts_pair_id_language_key" UNIQUE("pair_id","language"),
	CONSTRAINT "posts_language_check" CHECK ("posts"."language" in ('pt', 'en'))
);
--> statement-breakpoint
CREATE TABLE "saved_articles" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_articles_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"payment_currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscribers_email_check" CHECK ("subscribers"."email" = lower("subscribers"."email")),
	CONSTRAINT "subscribers_payment_currency_check" CHECK ("subscribers"."payment_currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "post_feedback" ADD CONSTRAINT "post_feedback_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_feedback" ADD CONSTRAINT "post_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_articles" ADD CONSTRAINT "saved_articles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_articles" ADD CONSTRAINT "saved_articles_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_feedback_user_id_idx" ON "post_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "posts_category_newest_idx" ON "posts" USING btree ("category","language","created_at" desc,"id" desc) WHERE "posts"."published" and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_newest_idx" ON "posts" USING btree ("language","created_at" desc,"id" desc) WHERE "posts"."published" and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_title_words_idx" ON "posts" USING gin ("title_words") WITH (fastupdate=false) WHERE "posts"."published" and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_opening_words_idx" ON "posts" USING gin ("opening_words") WITH (fastupdate=false) WHERE "posts"."published" and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_all_words_idx" ON "posts" USING gin ("all_words") WITH (fastupdate=false) WHERE "posts"."published" and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "saved_articles_post_id_idx" ON "saved_articles" USING btree ("post_id");--> statement-breakpoint
-- The long texts live beside the row: a search that orders thousands of matches by date reads short rows.
ALTER TABLE "posts" SET (toast_tuple_target = 512);--> statement-breakpoint
-- What lists show stays in the row: twenty of them are twenty reads, not sixty.
ALTER TABLE "posts" ALTER COLUMN "beginning" SET STORAGE MAIN, ALTER COLUMN "introduction" SET STORAGE MAIN;--> statement-breakpoint
CREATE FUNCTION get_post_feedback_stats(post_uuid uuid) RETURNS TABLE (total_feedback integer, helpful_percentage integer)
	LANGUAGE sql STABLE PARALLEL SAFE
	BEGIN ATOMIC
		SELECT count(*)::integer, coalesce(round(100.0 * count(*) FILTER (WHERE is_helpful) / nullif(count(*), 0)), 0)::integer
		FROM post_feedback
		WHERE post_id = post_uuid;
	END;
