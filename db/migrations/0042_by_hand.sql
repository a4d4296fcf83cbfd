CREATE TABLE "farm_pickups" (
	"day" date NOT NULL,
	"farm_id" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" uuid NOT NULL,
	CONSTRAINT "farm_pickups_day_farm_id_pk" PRIMARY KEY("day","farm_id")
);
--> statement-breakpoint
CREATE TABLE "left_behind" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"route_id" uuid NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	"left_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "stop_events" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "farm_pickups" ADD CONSTRAINT "farm_pickups_farm_id_farms_id_fk" FOREIGN KEY ("farm_id") REFERENCES "public"."farms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "farm_pickups" ADD CONSTRAINT "farm_pickups_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_behind" ADD CONSTRAINT "left_behind_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_behind" ADD CONSTRAINT "left_behind_route_id_delivery_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."delivery_routes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_behind" ADD CONSTRAINT "left_behind_left_by_users_id_fk" FOREIGN KEY ("left_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD CONSTRAINT "delivery_routes_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;