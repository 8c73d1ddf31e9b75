-- What was eaten while a baby is expected is of nobody yet. An id that a record of another kind has is made anew, always the same.
INSERT INTO "diary_records" ("family_id", "id", "baby_id", "kind", "day", "details", "notes", "revision", "change",
  "recorded_by", "updated_by", "created_at", "updated_at", "deleted_at")
SELECT m."family_id",
  CASE WHEN EXISTS (SELECT FROM "diary_records" d WHERE d."family_id" = m."family_id" AND d."id" = e."id")
    THEN md5('food:' || e."id")::uuid ELSE e."id" END,
  b."id", 'food', e."day",
  jsonb_build_object('food', e."food", 'liking', e."liking", 'signs', to_jsonb(e."signs")), e."notes", 1,
  f."change" + row_number() OVER (PARTITION BY m."family_id" ORDER BY e."updated_at", e."id"),
  e."user_id", e."user_id", e."created_at", e."updated_at", e."deleted_at"
FROM "food_entries" e
JOIN "family_members" m ON m."user_id" = e."user_id" AND m."is_default"
JOIN "families" f ON f."id" = m."family_id"
LEFT JOIN "babies" b ON b."family_id" = m."family_id" AND b."is_default" AND b."arrival" <> 'expected';--> statement-breakpoint
UPDATE "families" f SET "change" = d."newest"
FROM (SELECT "family_id", max("change") AS "newest" FROM "diary_records" GROUP BY "family_id") d
WHERE d."family_id" = f."id" AND d."newest" > f."change";--> statement-breakpoint
DROP TABLE "food_entries";--> statement-breakpoint
ALTER TABLE "food_clearings" DROP CONSTRAINT "food_clearings_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "food_clearings" DROP CONSTRAINT "food_clearings_user_id_food_pk";--> statement-breakpoint
ALTER TABLE "food_clearings" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "food_clearings" ADD COLUMN "baby_id" uuid;--> statement-breakpoint
UPDATE "food_clearings" c SET "family_id" = m."family_id", "baby_id" = (
  SELECT b."id" FROM "babies" b WHERE b."family_id" = m."family_id" AND b."is_default" AND b."arrival" <> 'expected')
FROM "family_members" m WHERE m."user_id" = c."user_id" AND m."is_default";--> statement-breakpoint
ALTER TABLE "food_clearings" ALTER COLUMN "family_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "food_clearings" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "food_clearings" ADD CONSTRAINT "food_clearings_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_clearings" ADD CONSTRAINT "food_clearings_baby_fk" FOREIGN KEY ("family_id","baby_id") REFERENCES "public"."babies"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "food_clearings" ADD CONSTRAINT "food_clearings_subject" UNIQUE NULLS NOT DISTINCT("family_id","baby_id","food");
