CREATE TYPE "public"."stock_cause" AS ENUM('received', 'sold', 'written_off');--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"cause" "stock_cause" NOT NULL,
	"units" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("last_seen_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ((lower(last_name || ' ' || first_name)),"id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin ((lower(username::text || ' ' || email::text || ' ' || first_name || ' ' || last_name)) gin_trgm_ops);--> statement-breakpoint
-- Every unit that comes or goes is written down with its cause and, when a person did it, with whom.
CREATE FUNCTION note_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE editor uuid := nullif(current_setting('furrow.actor', true), '')::uuid;
BEGIN
  INSERT INTO stock_movements (product_id, cause, units, on_hand, actor_id)
  SELECT NEW.product_id, moved.cause::stock_cause, moved.units, NEW.on_hand, editor
  FROM (VALUES
    ('received', NEW.received - OLD.received),
    ('sold', OLD.sold - NEW.sold),
    ('written_off', OLD.written_off - NEW.written_off)
  ) AS moved(cause, units)
  WHERE moved.units <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_noted AFTER UPDATE OF received, sold, written_off ON stock
  FOR EACH ROW EXECUTE FUNCTION note_stock_movements();
--> statement-breakpoint
CREATE TRIGGER stock_movements_not_changed BEFORE UPDATE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
