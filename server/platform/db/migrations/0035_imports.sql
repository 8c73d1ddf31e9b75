CREATE TABLE "imports" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"imported_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "imports_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "imports_source_check" CHECK ("imports"."source" ~ '^[a-z-]{1,32}$'),
	CONSTRAINT "imports_counts_check" CHECK ("imports"."parts" >= 0 and "imports"."taken" between 0 and "imports"."rows" and "imports"."rows" <= 20000)
);
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_imported_by_idx" ON "imports" USING btree ("imported_by");