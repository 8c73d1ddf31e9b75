ALTER TABLE "babies" ADD COLUMN "deletion_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "deletion_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "records_deletion_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "babies_deletion_asked_at_idx" ON "babies" USING btree ("deletion_asked_at") WHERE "babies"."deletion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "families_deletion_asked_at_idx" ON "families" USING btree ("deletion_asked_at") WHERE "families"."deletion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "families_records_deletion_asked_at_idx" ON "families" USING btree ("records_deletion_asked_at") WHERE "families"."records_deletion_asked_at" is not null;