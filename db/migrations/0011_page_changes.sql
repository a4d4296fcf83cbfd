ALTER TABLE "farms" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "recipes" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("changed_at");--> statement-breakpoint
-- Search engines are told when a page's row last changed. Stock, which changes with every order, is no part of it.
CREATE FUNCTION date_the_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_date_their_change BEFORE UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION date_the_change();
--> statement-breakpoint
CREATE TRIGGER farms_date_their_change BEFORE UPDATE ON farms
  FOR EACH ROW EXECUTE FUNCTION date_the_change();
--> statement-breakpoint
CREATE TRIGGER recipes_date_their_change BEFORE UPDATE ON recipes
  FOR EACH ROW EXECUTE FUNCTION date_the_change();
