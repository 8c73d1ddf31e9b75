CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "asked_by_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "tries" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "known_device_id" uuid;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user_id_idx" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_at_idx" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD CONSTRAINT "sign_in_sessions_known_device_id_known_devices_id_fk" FOREIGN KEY ("known_device_id") REFERENCES "public"."known_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_sessions_known_device_id_idx" ON "sign_in_sessions" USING btree ("known_device_id");--> statement-breakpoint
-- Mails that are on their way keep the tries that were made.
UPDATE "sign_in_links" SET "tries" = jsonb_build_object('strangers', "tried_codes") WHERE "tried_codes" > 0;--> statement-breakpoint
ALTER TABLE "sign_in_links" DROP COLUMN "tried_codes";--> statement-breakpoint
-- Sessions from before the longest life end with it, too.
UPDATE "sign_in_sessions" SET "expires_at" = least("expires_at", "created_at" + interval '180 days');