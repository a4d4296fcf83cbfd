CREATE TYPE "public"."stop_remark" AS ENUM('handed_over', 'front_door', 'neighbor', 'as_noted', 'no_answer', 'locked', 'no_address', 'unsafe', 'not_handed_over');--> statement-breakpoint
ALTER TABLE "order_problems" ADD COLUMN "by_driver" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "route_stops" ADD COLUMN "remark" "stop_remark";--> statement-breakpoint
ALTER TABLE "stop_events" ADD COLUMN "remark" "stop_remark";