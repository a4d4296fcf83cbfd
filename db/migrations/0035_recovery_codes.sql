-- Codes of before were hashed in another way: their owners make new ones.
DELETE FROM "recovery_codes";--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_user_id_code_hash_pk";--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "prefix" text NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_prefix_pk" PRIMARY KEY("user_id","prefix");
