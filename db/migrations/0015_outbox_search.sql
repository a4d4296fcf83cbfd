CREATE INDEX "emails_words" ON "emails" USING gin ((lower(to_address || ' ' || subject)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "emails_to" ON "emails" USING btree ("to_address");