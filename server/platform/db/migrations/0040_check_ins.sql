CREATE TABLE "checkins" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mood" text NOT NULL,
	"night" text,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkins_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "checkins_mood_check" CHECK ("checkins"."mood" in ('very-hard', 'hard', 'so-so', 'good', 'very-good')),
	CONSTRAINT "checkins_night_check" CHECK ("checkins"."night" in ('hardly', 'little', 'in-pieces', 'enough', 'well')),
	CONSTRAINT "checkins_text_check" CHECK (char_length("checkins"."text") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind_check";--> statement-breakpoint
ALTER TABLE "checkins" ADD CONSTRAINT "checkins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkins_user_id_at_idx" ON "checkins" USING btree ("user_id","at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind_check" CHECK ("consents"."kind" in ('terms', 'health-data', 'community-rules', 'check-ins'));