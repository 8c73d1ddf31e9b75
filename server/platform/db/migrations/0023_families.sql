CREATE TABLE "families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "families_change_check" CHECK ("families"."change" >= 0)
);
--> statement-breakpoint
CREATE TABLE "family_members" (
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_default" boolean DEFAULT true NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_members_family_id_user_id_pk" PRIMARY KEY("family_id","user_id"),
	CONSTRAINT "family_members_role_check" CHECK ("family_members"."role" in ('parent', 'carer', 'guest'))
);
--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_members_user_id_idx" ON "family_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "family_members_default_idx" ON "family_members" USING btree ("user_id") WHERE "family_members"."is_default";--> statement-breakpoint
-- Everybody has a family. The ids follow from hers: a backup that is restored twice must not bring two.
INSERT INTO "families" ("id", "created_at") SELECT md5('family:' || "id")::uuid, "created_at" FROM "users";--> statement-breakpoint
INSERT INTO "family_members" ("family_id", "user_id", "role", "is_default", "joined_at")
SELECT md5('family:' || "id")::uuid, "id", 'parent', true, "created_at" FROM "users";
