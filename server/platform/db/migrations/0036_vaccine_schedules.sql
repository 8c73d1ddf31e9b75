CREATE TABLE "vaccine_schedules" (
	"version" integer PRIMARY KEY NOT NULL,
	"valid_from" date NOT NULL,
	"schedule" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vaccine_schedules_version_check" CHECK ("vaccine_schedules"."version" > 1)
);
