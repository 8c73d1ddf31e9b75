CREATE TABLE "babies" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"sex" text,
	"avatar" text,
	"arrival" text DEFAULT 'unsaid' NOT NULL,
	"birth_date" date,
	"due_date" date,
	"told_date" date,
	"gestation_weeks" integer,
	"state" text DEFAULT 'here' NOT NULL,
	"state_since" timestamp with time zone,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "babies_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "babies_name_check" CHECK (char_length("babies"."name") <= 80),
	CONSTRAINT "babies_sex_check" CHECK ("babies"."sex" in ('f', 'm')),
	CONSTRAINT "babies_avatar_check" CHECK ("babies"."avatar" in ('apple', 'flower', 'seed', 'orange', 'cherry', 'sunflower')),
	CONSTRAINT "babies_arrival_check" CHECK ("babies"."arrival" in ('expected', 'born', 'unsaid')),
	CONSTRAINT "babies_birth_date_check" CHECK ("babies"."birth_date" >= '2000-01-01'),
	CONSTRAINT "babies_due_date_check" CHECK ("babies"."due_date" >= '2000-01-01'),
	CONSTRAINT "babies_told_date_check" CHECK ("babies"."told_date" >= '2000-01-01'),
	CONSTRAINT "babies_born_check" CHECK ("babies"."birth_date" is null or "babies"."arrival" = 'born'),
	CONSTRAINT "babies_gestation_weeks_check" CHECK ("babies"."gestation_weeks" between 22 and 43),
	CONSTRAINT "babies_state_check" CHECK ("babies"."state" in ('here', 'archived', 'died', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "asks_whose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "babies" ADD CONSTRAINT "babies_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "babies_default_idx" ON "babies" USING btree ("family_id") WHERE "babies"."is_default";--> statement-breakpoint
-- A baby is there for who told of one or recorded something. Whether a date was still to come is judged by the day on which
-- it was told, never by today's: a backup may be restored at any time.
INSERT INTO "babies" ("family_id", "id", "name", "avatar", "arrival", "birth_date", "due_date", "told_date", "gestation_weeks",
  "state", "state_since", "is_default", "created_at", "updated_at")
SELECT m."family_id", md5('baby:' || u."id")::uuid, p."baby_name", p."baby_avatar", told.arrival,
  CASE told.arrival WHEN 'born' THEN p."baby_birth_date" END,
  CASE told.arrival WHEN 'expected' THEN p."baby_birth_date" END,
  CASE told.arrival WHEN 'unsaid' THEN p."baby_birth_date" END,
  p."gestation_weeks",
  CASE p."quiet" WHEN 'baby-died' THEN 'died' WHEN 'pregnancy-ended' THEN 'ended' ELSE 'here' END,
  CASE WHEN p."quiet" IN ('baby-died', 'pregnancy-ended') THEN p."quiet_since" END,
  true, coalesce(p."created_at", u."created_at"), coalesce(p."updated_at", u."created_at")
FROM "users" u
JOIN "family_members" m ON m."user_id" = u."id" AND m."is_default"
LEFT JOIN "profiles" p ON p."user_id" = u."id"
CROSS JOIN LATERAL (
  SELECT CASE
    WHEN p."journey_type" = 'gestante' OR p."baby_birth_date" > (p."updated_at" AT TIME ZONE 'UTC')::date + 1 THEN 'expected'
    WHEN p."journey_type" = 'com-bebe' THEN 'born'
    ELSE 'unsaid' END AS arrival
) told
WHERE num_nonnulls(p."baby_name", p."baby_birth_date", p."baby_avatar", p."gestation_weeks", p."journey_type") > 0
  OR EXISTS (SELECT FROM "breastfeeding_sessions" r WHERE r."user_id" = u."id")
  OR EXISTS (SELECT FROM "sleep_sessions" r WHERE r."user_id" = u."id")
  OR EXISTS (SELECT FROM "food_entries" r WHERE r."user_id" = u."id")
  OR EXISTS (SELECT FROM "food_clearings" r WHERE r."user_id" = u."id")
  OR EXISTS (SELECT FROM "baby_routines" r WHERE r."user_id" = u."id")
  OR EXISTS (SELECT FROM "nursing_timers" r WHERE r."user_id" = u."id")
  OR EXISTS (SELECT FROM "sleep_timers" r WHERE r."user_id" = u."id");--> statement-breakpoint
-- What was recorded while a baby is expected is of somebody else: she is asked, unless that pregnancy ended.
UPDATE "families" f SET "asks_whose" = true
FROM "babies" b, "family_members" m
WHERE b."family_id" = f."id" AND b."arrival" = 'expected' AND b."state" = 'here' AND m."family_id" = f."id"
  AND (EXISTS (SELECT FROM "breastfeeding_sessions" r WHERE r."user_id" = m."user_id" AND r."deleted_at" IS NULL)
    OR EXISTS (SELECT FROM "sleep_sessions" r WHERE r."user_id" = m."user_id" AND r."deleted_at" IS NULL)
    OR EXISTS (SELECT FROM "food_entries" r WHERE r."user_id" = m."user_id" AND r."deleted_at" IS NULL));--> statement-breakpoint
-- A loss is the baby's; a pause, and what she did not want to say, stay hers.
UPDATE "profiles" p SET "quiet" = NULL, "quiet_since" = NULL
WHERE p."quiet" IN ('baby-died', 'pregnancy-ended')
  AND EXISTS (SELECT FROM "family_members" m JOIN "babies" b USING ("family_id")
    WHERE m."user_id" = p."user_id" AND m."is_default");--> statement-breakpoint
ALTER TABLE "profiles" RENAME TO "profile_answers";--> statement-breakpoint
ALTER TABLE "profile_answers" RENAME CONSTRAINT "profiles_user_id_users_id_fk" TO "profile_answers_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "profile_answers" DROP COLUMN "baby_name", DROP COLUMN "baby_birth_date", DROP COLUMN "baby_avatar",
  DROP COLUMN "gestation_weeks", DROP COLUMN "journey_type";--> statement-breakpoint
-- The specification's `profiles`, to be read: the expression in front keeps it from being written.
CREATE VIEW "profiles" AS
WITH told AS (SELECT * FROM "profile_answers")
SELECT told."user_id", told."name", told."age", told."birth_date", told."first_maternity", told."previous_experience",
  told."other_experience", told."join_groups", b."name" AS "baby_name",
  CASE b."arrival" WHEN 'born' THEN b."birth_date" WHEN 'expected' THEN b."due_date" ELSE b."told_date" END AS "baby_birth_date",
  b."avatar" AS "baby_avatar", told."interests", told."content_preference", told."specialist_access",
  told."onboarding_completed", b."gestation_weeks",
  CASE b."arrival" WHEN 'born' THEN 'com-bebe' WHEN 'expected' THEN 'gestante' END AS "journey_type",
  told."quiet", told."quiet_since", told."created_at", told."updated_at"
FROM told
LEFT JOIN "family_members" m ON m."user_id" = told."user_id" AND m."is_default"
LEFT JOIN "babies" b ON b."family_id" = m."family_id" AND b."is_default";
