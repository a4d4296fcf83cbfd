CREATE TYPE "public"."application_state" AS ENUM('submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'application_received';--> statement-breakpoint
CREATE TABLE "farmer_application_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from_state" "application_state",
	"to_state" "application_state" NOT NULL,
	"actor" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "farmer_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" "application_state" DEFAULT 'submitted' NOT NULL,
	"user_id" uuid,
	"farm_name" text NOT NULL,
	"family_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"location" text NOT NULL,
	"farm_type" text NOT NULL,
	"years_active" text NOT NULL,
	"acreage" text NOT NULL,
	"products_grown" text NOT NULL,
	"farming_practices" text NOT NULL,
	"markets" text[] NOT NULL,
	"certifications" text[] NOT NULL,
	"other_certification" text,
	"selling_platforms" text[] NOT NULL,
	"why_join" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"review_due_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "farmer_application_history" ADD CONSTRAINT "farmer_application_history_application_id_farmer_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."farmer_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farmer_applications" ADD CONSTRAINT "farmer_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "farmer_application_history_application" ON "farmer_application_history" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "farmer_applications_one_open" ON "farmer_applications" USING btree ("email") WHERE state in ('submitted', 'in_review', 'changes_requested');--> statement-breakpoint
CREATE INDEX "farmer_applications_by_state" ON "farmer_applications" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE TRIGGER farmer_application_history_append_only BEFORE UPDATE OR DELETE ON farmer_application_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
