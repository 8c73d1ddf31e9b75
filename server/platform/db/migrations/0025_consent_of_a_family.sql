DROP INDEX "consents_standing_idx";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_family_id_idx" ON "consents" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_of_family_standing_idx" ON "consents" USING btree ("family_id","user_id","kind","version","asked") WHERE "consents"."withdrawn_at" is null and "consents"."family_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_standing_idx" ON "consents" USING btree ("user_id","kind","version","asked") WHERE "consents"."withdrawn_at" is null and "consents"."family_id" is null;--> statement-breakpoint
-- What was asked about health data was asked for the family that she is the parent of. What was only implied comes along, and
-- still does not count.
UPDATE "consents" c SET "family_id" = m."family_id" FROM "family_members" m
WHERE m."user_id" = c."user_id" AND m."is_default" AND c."kind" = 'health-data';
