DROP INDEX "emails_recent";--> statement-breakpoint
CREATE INDEX "farms_by_name" ON "farms" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "farms_by_town" ON "farms" USING btree ("town","id");--> statement-breakpoint
CREATE INDEX "farms_recent" ON "farms" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "farms_words" ON "farms" USING gin ((lower(name || ' ' || family || ' ' || town)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "emails_by_state" ON "emails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "emails_by_kind" ON "emails" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin ((lower(actor_name || ' ' || subject_name || ' ' || action)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_problems_product" ON "order_problems" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_problems_recent" ON "order_problems" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_recent" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_words" ON "contact_messages" USING gin ((lower(number || ' ' || name || ' ' || email::text || ' ' || coalesce(order_number, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "box_subscriptions_recent" ON "box_subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "emails_recent" ON "emails" USING btree ("created_at","id");