ALTER TABLE "farms" ADD COLUMN "status_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "farms" ADD COLUMN "paused_until" date;--> statement-breakpoint
CREATE FUNCTION farm_status_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status_since := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER farms_date_their_status BEFORE UPDATE OF status ON farms
  FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION farm_status_dates();
