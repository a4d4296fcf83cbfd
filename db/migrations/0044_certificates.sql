CREATE TYPE "public"."certificate_state" AS ENUM('claimed', 'waiting', 'verified', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."document_type" AS ENUM('application/pdf', 'image/jpeg');--> statement-breakpoint
CREATE TABLE "certificate_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"farm_id" integer NOT NULL,
	"type" "document_type" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "farm_certifications" ALTER COLUMN "issuer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "farm_certifications" ALTER COLUMN "number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "farm_certifications" ALTER COLUMN "valid_to" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "state" "certificate_state" DEFAULT 'claimed' NOT NULL;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "reminded_days" integer;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD COLUMN "created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_documents" ADD CONSTRAINT "certificate_documents_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_documents" ADD CONSTRAINT "certificate_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_documents_farm" ON "certificate_documents" USING btree ("farm_id","created_at");--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD CONSTRAINT "farm_certifications_document_id_certificate_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."certificate_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD CONSTRAINT "farm_certifications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "farm_certifications_one_open" ON "farm_certifications" USING btree ("farm_id","certification") WHERE state in ('claimed', 'waiting') and certification <> 'other';--> statement-breakpoint
CREATE UNIQUE INDEX "farm_certifications_document" ON "farm_certifications" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "farm_certifications_ending" ON "farm_certifications" USING btree ("valid_to") WHERE state = 'verified';--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD CONSTRAINT "farm_certifications_complete" CHECK (state not in ('waiting', 'verified') or (issuer is not null and number is not null and valid_to is not null));--> statement-breakpoint
ALTER TABLE "farm_certifications" ADD CONSTRAINT "farm_certifications_reason" CHECK (state <> 'rejected' or reason is not null);