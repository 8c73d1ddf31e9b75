CREATE TABLE "diary_reminders" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"baby_id" uuid,
	"about" text NOT NULL,
	"what" text,
	"at" timestamp with time zone,
	"day" date,
	"after_hours" integer,
	"is_on" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diary_reminders_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "diary_reminders_about_check" CHECK ("diary_reminders"."about" in ('medicine', 'vaccine', 'no-feed')),
	CONSTRAINT "diary_reminders_what_check" CHECK (char_length("diary_reminders"."what") between 1 and 80),
	CONSTRAINT "diary_reminders_when_check" CHECK (("diary_reminders"."about" = 'medicine') = ("diary_reminders"."at" is not null)
        and ("diary_reminders"."about" = 'vaccine') = ("diary_reminders"."day" is not null)
        and ("diary_reminders"."about" = 'no-feed') = ("diary_reminders"."after_hours" is not null)
        and ("diary_reminders"."about" = 'no-feed') = ("diary_reminders"."what" is null))
);
--> statement-breakpoint
ALTER TABLE "diary_reminders" ADD CONSTRAINT "diary_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_reminders" ADD CONSTRAINT "diary_reminders_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_reminders" ADD CONSTRAINT "diary_reminders_member_fk" FOREIGN KEY ("family_id","user_id") REFERENCES "public"."family_members"("family_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_reminders" ADD CONSTRAINT "diary_reminders_baby_fk" FOREIGN KEY ("family_id","baby_id") REFERENCES "public"."babies"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_reminders_family_id_idx" ON "diary_reminders" USING btree ("family_id","baby_id");