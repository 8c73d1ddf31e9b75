CREATE TABLE "post_addresses" (
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_addresses_language_slug_pk" PRIMARY KEY("language","slug")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "post_addresses" ADD CONSTRAINT "post_addresses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_addresses_post_id_idx" ON "post_addresses" USING btree ("post_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_language_slug_key" UNIQUE("language","slug");--> statement-breakpoint
-- A title in letters that every address carries, cut after a whole word; empty where it has none of them.
CREATE FUNCTION slug_of(title text) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
	RETURN (
		SELECT CASE WHEN length(whole) > 80 THEN left(regexp_replace(left(whole, 81), '-[^-]*$', ''), 80) ELSE whole END
		FROM (SELECT btrim(regexp_replace(without_accents(title), '[^a-z0-9]+', '-', 'g'), '-') AS whole) AS words
	);
--> statement-breakpoint
-- In the database, because content, staff and the clock all publish, and none of them may forget it. An address that an
-- article had is never given to another: whoever kept it would read something else. By the indexes always: a plan that was
-- made while the tables were empty would read them whole for each of many.
CREATE FUNCTION give_post_slug() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	base text;
	number integer := 1;
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.language <> OLD.language THEN NEW.slug := NULL; END IF;
	IF NEW.slug IS NOT NULL OR NOT NEW.published THEN RETURN NEW; END IF;
	-- Two who publish the same title at once: the second waits, and sees what the first was given.
	LOCK TABLE post_addresses IN SHARE ROW EXCLUSIVE MODE;
	base := coalesce(nullif(slug_of(NEW.title), ''), CASE NEW.language WHEN 'pt' THEN 'artigo' ELSE 'article' END);
	NEW.slug := base;
	WHILE EXISTS (SELECT FROM post_addresses WHERE language = NEW.language AND slug = NEW.slug AND post_id <> NEW.id)
		OR EXISTS (SELECT FROM posts WHERE language = NEW.language AND slug = NEW.slug AND id <> NEW.id)
	LOOP
		number := number + 1;
		-- Beyond ten of one title nobody counts: a sign of its own is found at once, however many there are.
		NEW.slug := base || '-' || CASE WHEN number <= 10 THEN number::text ELSE left(md5(NEW.id::text || number), 8) END;
	END LOOP;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION keep_post_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.slug IS NOT NULL THEN
		INSERT INTO post_addresses (language, slug, post_id) VALUES (NEW.language, NEW.slug, NEW.id) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER posts_slug BEFORE INSERT OR UPDATE OF published, language, slug ON posts
	FOR EACH ROW EXECUTE FUNCTION give_post_slug();--> statement-breakpoint
CREATE TRIGGER posts_address AFTER INSERT OR UPDATE OF published, language, slug ON posts
	FOR EACH ROW EXECUTE FUNCTION keep_post_address();--> statement-breakpoint
UPDATE posts SET published = published WHERE published;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_published_slug_check" CHECK (not "posts"."published" or "posts"."slug" is not null);
