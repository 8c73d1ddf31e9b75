-- As foods and sleeps before.
INSERT INTO "diary_records" ("family_id", "id", "baby_id", "kind", "start_time", "end_time", "duration_seconds", "details",
  "notes", "time_zone", "revision", "change", "recorded_by", "updated_by", "created_at", "updated_at", "deleted_at")
SELECT m."family_id",
  CASE WHEN EXISTS (SELECT FROM "diary_records" d WHERE d."family_id" = m."family_id" AND d."id" = s."id")
    THEN md5('feed:' || s."id")::uuid ELSE s."id" END,
  b."id", 'feed', s."start_time", s."end_time", s."duration_seconds",
  jsonb_build_object('side', s."side", 'leftSeconds', s."left_seconds", 'rightSeconds', s."right_seconds",
    'lastSide', s."last_side"),
  s."notes", s."time_zone", 1,
  f."change" + row_number() OVER (PARTITION BY m."family_id" ORDER BY s."updated_at", s."id"),
  s."user_id", s."user_id", s."created_at", s."updated_at", s."deleted_at"
FROM "breastfeeding_sessions" s
JOIN "family_members" m ON m."user_id" = s."user_id" AND m."is_default"
JOIN "families" f ON f."id" = m."family_id"
LEFT JOIN "babies" b ON b."family_id" = m."family_id" AND b."is_default" AND b."arrival" <> 'expected';--> statement-breakpoint
UPDATE "families" f SET "change" = d."newest"
FROM (SELECT "family_id", max("change") AS "newest" FROM "diary_records" GROUP BY "family_id") d
WHERE d."family_id" = f."id" AND d."newest" > f."change";--> statement-breakpoint
INSERT INTO "diary_timers" ("family_id", "id", "baby_id", "kind", "state", "revision", "started_by", "updated_at")
SELECT m."family_id", moved."id", b."id", 'feed',
  CASE WHEN t."state" IS NOT NULL THEN t."state" || jsonb_build_object('id', moved."id") END,
  t."revision", t."user_id", t."updated_at"
FROM "nursing_timers" t
JOIN "family_members" m ON m."user_id" = t."user_id" AND m."is_default"
LEFT JOIN "babies" b ON b."family_id" = m."family_id" AND b."is_default" AND b."arrival" <> 'expected'
CROSS JOIN LATERAL (
  SELECT CASE WHEN EXISTS (SELECT FROM "diary_timers" d WHERE d."family_id" = m."family_id" AND d."id" = t."id")
    THEN md5('feed-timer:' || t."id")::uuid ELSE t."id" END AS "id"
) moved;--> statement-breakpoint
DROP TABLE "nursing_timers";--> statement-breakpoint
DROP TABLE "breastfeeding_sessions";--> statement-breakpoint
-- The specification's table, to be read: the expression in front keeps it from being written.
CREATE VIEW "breastfeeding_sessions" AS
WITH feed AS (SELECT * FROM "diary_records" WHERE "kind" = 'feed' AND "deleted_at" IS NULL)
SELECT "recorded_by" AS "user_id", "id", "family_id", "baby_id", "start_time", "end_time", "duration_seconds",
  "details"->>'side' AS "side", ("details"->>'leftSeconds')::int AS "left_seconds",
  ("details"->>'rightSeconds')::int AS "right_seconds", "details"->>'lastSide' AS "last_side", "notes", "time_zone",
  "created_at", "updated_at"
FROM feed;--> statement-breakpoint
-- The newest days of a baby, and of a baby and kind: as those of moments.
CREATE INDEX "diary_records_baby_days_idx" ON "diary_records" USING btree ("family_id","baby_id","day" desc,"id" desc) WHERE "diary_records"."deleted_at" is null and "diary_records"."day" is not null;--> statement-breakpoint
CREATE INDEX "diary_records_baby_kind_days_idx" ON "diary_records" USING btree ("family_id","baby_id","kind","day" desc,"id" desc) WHERE "diary_records"."deleted_at" is null and "diary_records"."day" is not null;
