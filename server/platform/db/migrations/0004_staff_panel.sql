CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"actor_email" text,
	"subject" text NOT NULL,
	"subject_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_drafts" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"picture_url" text GENERATED ALWAYS AS (fields #>> '{picture,url}') STORED,
	"audio_url" text GENERATED ALWAYS AS (fields #>> '{audio,url}') STORED,
	CONSTRAINT "post_drafts_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_revisions" (
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"saved_by_email" text,
	"saved_at" timestamp with time zone NOT NULL,
	"picture_url" text GENERATED ALWAYS AS (fields #>> '{picture,url}') STORED,
	"audio_url" text GENERATED ALWAYS AS (fields #>> '{audio,url}') STORED,
	CONSTRAINT "post_revisions_post_id_version_pk" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"files" text[] NOT NULL,
	"bytes" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_uploads_bucket_name_pk" PRIMARY KEY("bucket","name")
);
--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_drafts_user_id_idx" ON "post_drafts" USING btree ("user_id","kept_at");--> statement-breakpoint
CREATE INDEX "post_revisions_saved_by_email_idx" ON "post_revisions" USING btree ("saved_by_email");--> statement-breakpoint
CREATE INDEX "media_uploads_created_at_idx" ON "media_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_uploads_user_id_idx" ON "media_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_feedback_suggestions_idx" ON "post_feedback" USING btree ("post_id","created_at" desc,"id" desc) WHERE "post_feedback"."suggestion" is not null;--> statement-breakpoint
CREATE INDEX "posts_kept_newest_idx" ON "posts" USING btree ("created_at" desc,"id" desc) WHERE "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_unreadable_newest_idx" ON "posts" USING btree ("created_at" desc,"id" desc) WHERE not ("posts"."published" and "posts"."deleted_at" is null);--> statement-breakpoint
CREATE INDEX "posts_due_idx" ON "posts" USING btree ("publish_at") WHERE "posts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "posts_unreadable_words_idx" ON "posts" USING gin ("all_words") WHERE not ("posts"."published" and "posts"."deleted_at" is null);