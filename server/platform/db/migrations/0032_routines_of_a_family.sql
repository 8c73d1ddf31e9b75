ALTER TABLE "baby_routines" DROP CONSTRAINT "baby_routines_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "baby_routines" DROP CONSTRAINT "baby_routines_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "baby_routines" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "baby_routines" ADD COLUMN "baby_id" uuid;--> statement-breakpoint
-- Of her own family, and of no baby in particular: nobody said of which.
UPDATE "baby_routines" r SET "family_id" = m."family_id" FROM "family_members" m
WHERE m."user_id" = r."user_id" AND m."is_default";--> statement-breakpoint
ALTER TABLE "baby_routines" ALTER COLUMN "family_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "baby_routines" RENAME COLUMN "user_id" TO "recorded_by";--> statement-breakpoint
ALTER TABLE "baby_routines" ADD CONSTRAINT "baby_routines_family_id_id_pk" PRIMARY KEY("family_id","id");--> statement-breakpoint
ALTER TABLE "baby_routines" ADD CONSTRAINT "baby_routines_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baby_routines" ADD CONSTRAINT "baby_routines_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baby_routines" ADD CONSTRAINT "baby_routines_baby_fk" FOREIGN KEY ("family_id","baby_id") REFERENCES "public"."babies"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "baby_routines_recorded_by_idx" ON "baby_routines" USING btree ("recorded_by");
