ALTER TYPE "public"."product_status" ADD VALUE 'draft';--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"farm_id" integer NOT NULL,
	"uploaded_by" uuid,
	"used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT furrow_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_pictures_unused" ON "uploaded_pictures" USING btree ("farm_id","created_at") WHERE not used;--> statement-breakpoint
CREATE INDEX "farmer_applications_by_due" ON "farmer_applications" USING btree ("review_due_on","id");--> statement-breakpoint
CREATE INDEX "farmer_applications_by_arrival" ON "farmer_applications" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "farmer_applications_words" ON "farmer_applications" USING gin ((lower(farm_name || ' ' || family_name || ' ' || location || ' ' || email::text)) gin_trgm_ops);