ALTER TABLE "boxes" ADD COLUMN "cycle_day" date NOT NULL;--> statement-breakpoint
ALTER TABLE "boxes" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "boxes_one_a_cycle" ON "boxes" USING btree ("subscription_id","cycle_day");