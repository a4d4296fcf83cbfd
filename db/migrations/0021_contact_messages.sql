CREATE TYPE "public"."contact_state" AS ENUM('new', 'answered');--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"state" "contact_state" DEFAULT 'new' NOT NULL,
	"topic" text NOT NULL,
	"order_number" text,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "contact_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_email" ON "contact_messages" USING btree ("email");