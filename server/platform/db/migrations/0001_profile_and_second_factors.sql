CREATE TABLE "factor_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"code_hash" text,
	"tried_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_type" text NOT NULL,
	"friendly_name" text NOT NULL,
	"verified_at" timestamp with time zone,
	"sealed_secret" text,
	"phone" text,
	"last_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "second_factors_name_key" UNIQUE("user_id","friendly_name")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_kind_version_pk" PRIMARY KEY("user_id","kind","version"),
	CONSTRAINT "consents_kind_check" CHECK ("consents"."kind" in ('terms', 'health-data'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekly_content" boolean NOT NULL,
	"community_replies" boolean NOT NULL,
	"session_reminders" boolean NOT NULL,
	"product_news" boolean NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	"time_zone" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_settings_quiet_from_check" CHECK ("notification_settings"."quiet_from" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "notification_settings_quiet_to_check" CHECK ("notification_settings"."quiet_to" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"age" integer,
	"birth_date" date,
	"first_maternity" boolean,
	"previous_experience" text,
	"other_experience" text,
	"join_groups" text,
	"baby_name" text,
	"baby_birth_date" date,
	"baby_avatar" text,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"content_preference" text[] DEFAULT '{}' NOT NULL,
	"specialist_access" text,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"gestation_weeks" integer,
	"journey_type" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_name_check" CHECK (char_length("profiles"."name") <= 80),
	CONSTRAINT "profiles_age_check" CHECK ("profiles"."age" between 18 and 60),
	CONSTRAINT "profiles_birth_date_check" CHECK ("profiles"."birth_date" >= '1900-01-01'),
	CONSTRAINT "profiles_previous_experience_check" CHECK ("profiles"."previous_experience" in ('perdi-gravidez', 'dois-filhos', 'mais-dois-filhos', 'outra')),
	CONSTRAINT "profiles_other_experience_check" CHECK (char_length("profiles"."other_experience") <= 300),
	CONSTRAINT "profiles_join_groups_check" CHECK ("profiles"."join_groups" in ('sim', 'nao', 'talvez')),
	CONSTRAINT "profiles_baby_name_check" CHECK (char_length("profiles"."baby_name") <= 80),
	CONSTRAINT "profiles_baby_birth_date_check" CHECK ("profiles"."baby_birth_date" >= '2000-01-01'),
	CONSTRAINT "profiles_baby_avatar_check" CHECK ("profiles"."baby_avatar" in ('apple', 'flower', 'seed', 'orange', 'cherry', 'sunflower')),
	CONSTRAINT "profiles_interests_count_check" CHECK (cardinality("profiles"."interests") <= 2),
	CONSTRAINT "profiles_interests_check" CHECK ("profiles"."interests" <@ array['amamentacao-alimentacao', 'puerperio-emocional', 'desenvolvimento-bebe', 'sono-rotina', 'trabalho-maternidade', 'autocuidado-identidade', 'relacoes-rede-apoio', 'parto-gestacao']::text[]),
	CONSTRAINT "profiles_content_preference_check" CHECK ("profiles"."content_preference" <@ array['leitura', 'videos', 'audio', 'troca-maes', 'especialistas']::text[]),
	CONSTRAINT "profiles_specialist_access_check" CHECK ("profiles"."specialist_access" in ('essencial', 'as-vezes', 'so-conteudo')),
	CONSTRAINT "profiles_gestation_weeks_check" CHECK ("profiles"."gestation_weeks" between 22 and 43),
	CONSTRAINT "profiles_journey_type_check" CHECK ("profiles"."journey_type" in ('gestante', 'com-bebe'))
);
--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "refresh_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "previous_refresh_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "refreshed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "second_factor_method" text;--> statement-breakpoint
ALTER TABLE "sign_in_sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "keep_community_texts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_second_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_session_id_sign_in_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sign_in_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_challenges_factor_id_idx" ON "factor_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_session_id_idx" ON "factor_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "factor_challenges_expires_at_idx" ON "factor_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_deletion_requested_at_idx" ON "users" USING btree ("deletion_requested_at") WHERE "users"."deletion_requested_at" is not null;