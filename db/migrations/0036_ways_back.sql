ALTER TYPE "public"."account_token_purpose" ADD VALUE 'undo_email';--> statement-breakpoint
ALTER TYPE "public"."account_token_purpose" ADD VALUE 'restore_access';