ALTER TYPE "public"."ledger_kind" ADD VALUE 'refund_credited';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'payment_returned';--> statement-breakpoint
ALTER TYPE "public"."ledger_kind" ADD VALUE 'goodwill';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "goodwill_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "boxes" ADD COLUMN "charge_key" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_replaces_refunds_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_replaces_unique" UNIQUE("replaces");