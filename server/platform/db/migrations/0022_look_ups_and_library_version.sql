CREATE TABLE "library_version" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "community_reactions_user_id_idx";--> statement-breakpoint
CREATE INDEX "community_reactions_user_id_post_id_idx" ON "community_reactions" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "consents_user_id_kind_idx" ON "consents" USING btree ("user_id","kind");--> statement-breakpoint
CREATE FUNCTION note_library_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Once for a transaction, however many rows it changed.
  IF EXISTS (SELECT FROM library_version WHERE xmin = pg_current_xact_id()::xid) THEN RETURN NULL; END IF;
  INSERT INTO library_version (version) VALUES (gen_random_uuid())
  ON CONFLICT (is_only) DO UPDATE SET version = excluded.version;
  RETURN NULL;
END $$;--> statement-breakpoint
-- At the end of the transaction: whoever holds this row asks for no other, so that no two wait for each other.
CREATE CONSTRAINT TRIGGER posts_note_library_changed AFTER INSERT OR UPDATE OR DELETE ON posts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_library_changed();--> statement-breakpoint
INSERT INTO library_version (version) VALUES (gen_random_uuid());
