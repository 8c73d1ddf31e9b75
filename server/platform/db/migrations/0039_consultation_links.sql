CREATE TABLE "consultation_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"baby_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"language" text NOT NULL,
	"document" jsonb NOT NULL,
	"made_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "consultation_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "consultation_links_language_check" CHECK ("consultation_links"."language" in ('pt', 'en')),
	CONSTRAINT "consultation_links_opened_check" CHECK ("consultation_links"."opened" >= 0),
	CONSTRAINT "consultation_links_document_check" CHECK (octet_length("consultation_links"."document"::text) <= 1048576)
);
--> statement-breakpoint
ALTER TABLE "consultation_links" ADD CONSTRAINT "consultation_links_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_links" ADD CONSTRAINT "consultation_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_links" ADD CONSTRAINT "consultation_links_baby_fk" FOREIGN KEY ("family_id","baby_id") REFERENCES "public"."babies"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_links_family_idx" ON "consultation_links" USING btree ("family_id","created_at");--> statement-breakpoint
CREATE INDEX "consultation_links_expires_at_idx" ON "consultation_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consultation_links_made_by_idx" ON "consultation_links" USING btree ("made_by");