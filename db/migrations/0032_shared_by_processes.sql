CREATE TABLE "picture_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"address" text NOT NULL,
	"minute" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_address_minute_pk" PRIMARY KEY("address","minute")
);

--> statement-breakpoint
ALTER TABLE "request_counts" SET UNLOGGED;
