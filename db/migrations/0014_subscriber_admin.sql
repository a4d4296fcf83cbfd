ALTER TYPE "public"."subscriber_source" ADD VALUE 'import';--> statement-breakpoint
CREATE INDEX "subscribers_created" ON "subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscribers_words" ON "subscribers" USING gin ((lower(email::text || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(zip_code, ''))) gin_trgm_ops);