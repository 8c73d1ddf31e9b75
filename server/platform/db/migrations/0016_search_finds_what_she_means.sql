CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Words of letters and digits alone, as they are typed in a hurry, each with its places: what is shown in bold is decided by the
-- same rule (shared/search). More than a megabyte of words PostgreSQL refuses to index: the first hundred thousand characters count.
CREATE FUNCTION search_words(original text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(without_accents(left(original, 100000)), '[^a-z0-9]+', ' ', 'g'));
--> statement-breakpoint
CREATE FUNCTION word_count(original text) RETURNS integer
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN coalesce(array_length(regexp_split_to_array(btrim(original, E' \t\r\n'), '\s+'), 1), 0);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"language" text NOT NULL,
	"spelling" text NOT NULL,
	"plain" text NOT NULL,
	"stem" text NOT NULL,
	"articles" integer NOT NULL,
	CONSTRAINT "search_vocabulary_language_spelling_pk" PRIMARY KEY("language","spelling")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "keywords" text;--> statement-breakpoint
ALTER TABLE "posts" drop column "title_words";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (search_words(title)) STORED;--> statement-breakpoint
ALTER TABLE "posts" drop column "opening_words";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "opening_words" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || coalesce(keywords, '') || ' ' || coalesce(introduction, ''))) STORED;--> statement-breakpoint
ALTER TABLE "posts" drop column "all_words";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "all_words" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || coalesce(keywords, '') || ' ' || coalesce(introduction, '') || ' ' || coalesce(practical_tip, '') || ' ' || content)) STORED;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "called_words" "tsvector" GENERATED ALWAYS AS (search_words(keywords)) STORED;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author_words" "tsvector" GENERATED ALWAYS AS (search_words(author)) STORED;--> statement-breakpoint
CREATE INDEX "search_vocabulary_plain_idx" ON "search_vocabulary" USING btree ("language","plain" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_vocabulary_stem_idx" ON "search_vocabulary" USING btree ("language","stem");--> statement-breakpoint
CREATE INDEX "search_vocabulary_articles_idx" ON "search_vocabulary" USING btree ("language","articles" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_vocabulary_near_idx" ON "search_vocabulary" USING gist ("plain" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "community_posts_plain_idx" ON "community_posts" USING gin (without_accents(content) gin_trgm_ops) WITH (fastupdate=false) WHERE "community_posts"."appears_at" is null and "community_posts"."deleted_at" is null and "community_posts"."hidden_at" is null and "community_posts"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "content_length";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "content_words" integer GENERATED ALWAYS AS (word_count(content)) STORED;--> statement-breakpoint
CREATE INDEX "posts_title_words_idx" ON "posts" USING gin ("title_words") WITH (fastupdate=false) WHERE "posts"."published" and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_opening_words_idx" ON "posts" USING gin ("opening_words") WITH (fastupdate=false) WHERE "posts"."published" and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_all_words_idx" ON "posts" USING gin ("all_words") WITH (fastupdate=false) WHERE "posts"."published" and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_unreadable_words_idx" ON "posts" USING gin ("all_words") WHERE not ("posts"."published" and "posts"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX "posts_author_words_idx" ON "posts" USING gin ("author_words");--> statement-breakpoint
-- The words of an article as it spells them: accents tell the stemmer which words are kin, and what she meant is shown with them.
CREATE FUNCTION spelled_words(original text) RETURNS SETOF text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	BEGIN ATOMIC
		SELECT lexeme FROM unnest(to_tsvector('pg_catalog.simple'::regconfig, lower(normalize(left(original, 100000), NFC))))
		WHERE without_accents(lexeme) ~ '^[a-z]{2,40}$';
	END;
--> statement-breakpoint
CREATE FUNCTION search_stem(its_language text, spelling text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN without_accents(coalesce((ts_lexize(CASE its_language WHEN 'en' THEN 'pg_catalog.english_stem'::regdictionary ELSE 'pg_catalog.portuguese_stem'::regdictionary END, spelling))[1], spelling));
--> statement-breakpoint
-- One more for each article that readers can now see, one fewer for each that they no longer do.
CREATE FUNCTION count_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE 'INSERT INTO search_vocabulary (language, spelling, plain, stem, articles)
		SELECT language, spelling, without_accents(spelling), search_stem(language, spelling), sum(change)
		FROM (' || CASE TG_OP
			WHEN 'INSERT' THEN 'SELECT *, 1 AS change FROM added'
			WHEN 'DELETE' THEN 'SELECT *, -1 AS change FROM gone'
			ELSE 'SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 AS change FROM gone' END || ') AS changed,
		LATERAL spelled_words(concat_ws('' '', title, keywords, introduction, practical_tip, content)) AS spelling
		WHERE published AND deleted_at IS NULL
		GROUP BY language, spelling HAVING sum(change) <> 0 ORDER BY language, spelling
		ON CONFLICT (language, spelling) DO UPDATE SET articles = search_vocabulary.articles + excluded.articles';
	DELETE FROM search_vocabulary WHERE articles <= 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_search_words_added AFTER INSERT ON posts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_search_words();--> statement-breakpoint
CREATE TRIGGER count_search_words_changed AFTER UPDATE ON posts REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_search_words();--> statement-breakpoint
CREATE TRIGGER count_search_words_gone AFTER DELETE ON posts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_search_words();--> statement-breakpoint
INSERT INTO search_vocabulary (language, spelling, plain, stem, articles)
	SELECT language, spelling, without_accents(spelling), search_stem(language, spelling), count(*)
	FROM posts, LATERAL spelled_words(concat_ws(' ', title, keywords, introduction, practical_tip, content)) AS spelling
	WHERE published AND deleted_at IS NULL GROUP BY language, spelling;--> statement-breakpoint
UPDATE post_drafts SET fields = fields || '{"keywords": ""}';--> statement-breakpoint
UPDATE post_revisions SET fields = fields || '{"keywords": ""}';
