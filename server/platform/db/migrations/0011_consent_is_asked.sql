ALTER TABLE "consents" DROP CONSTRAINT "consents_user_id_kind_version_pk";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "after_withdrawal" text;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_standing_idx" ON "consents" USING btree ("user_id","kind","version","asked") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_withdrawal_check" CHECK (("consents"."withdrawn_at" is null and "consents"."after_withdrawal" is null) or ("consents"."withdrawn_at" is not null and "consents"."after_withdrawal" in ('deleted', 'closed')));