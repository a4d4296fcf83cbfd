-- What the database guarantees beyond the tables of 0000_init.sql: append-only tables, the ledger, stock,
-- the catalog's derived columns, notices of changes. Written by hand; the generator reads none of it.
-- What runs as rows are inserted names schemas: the rows of a backup are restored without a search path.

-- ==================================================================================================
-- Append-only tables (the rights of the application's role are in db/append-only.ts)
-- ==================================================================================================

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint

-- Rows stay as they were written, except for the words that name a person: only erasure may replace
-- those, in a transaction that sets `furrow.erasing`, and only in the columns that the trigger lists.
CREATE FUNCTION only_words_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('furrow.erasing', true) = 'on'
    AND to_jsonb(OLD) - TG_ARGV = to_jsonb(NEW) - TG_ARGV THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint

CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- What a payout is made of changes only while nothing of it has been sent; an entry is freed once and for good.
CREATE FUNCTION payout_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.freed_at IS NULL AND to_jsonb(OLD) - 'freed_at' = to_jsonb(NEW) - 'freed_at' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM payouts WHERE id = OLD.payout_id AND state IN ('drafted', 'held', 'canceled') AND sent_at IS NULL
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the entries of payout % stay', OLD.payout_id USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint

CREATE TRIGGER payout_entries_stay BEFORE UPDATE OR DELETE ON payout_entries
  FOR EACH ROW EXECUTE FUNCTION payout_entries_stay();
--> statement-breakpoint

-- A payout that the provider was asked for is neither forgotten nor made another.
CREATE FUNCTION payouts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.amount_cents = NEW.amount_cents AND OLD.farm_id = NEW.farm_id AND OLD.run_id = NEW.run_id THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND OLD.state IN ('drafted', 'held', 'canceled') AND OLD.sent_at IS NULL THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'payout % stays as it is', OLD.id USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint

CREATE TRIGGER payouts_stay BEFORE UPDATE OR DELETE ON payouts
  FOR EACH ROW EXECUTE FUNCTION payouts_stay();
--> statement-breakpoint

CREATE TRIGGER refund_lines_append_only BEFORE UPDATE OR DELETE ON refund_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- What was sold stays as it was quoted. What is counted afterward (short, freed, harvested, packed) may change.
CREATE TRIGGER order_lines_append_only BEFORE DELETE OR UPDATE OF order_id, product_id, farm_id, name, pack,
  farm_name, picture, unit_price_cents, commission_bps, promotion_cents, farm_promotion_cents
  ON order_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- What is added to an order that is paid makes its line longer, at the same price; nothing makes one shorter.
CREATE FUNCTION only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quantity > OLD.quantity AND NEW.line_total_cents >= OLD.line_total_cents
    AND NEW.commission_cents >= OLD.commission_cents AND NEW.farm_share_cents >= OLD.farm_share_cents THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint

CREATE TRIGGER order_lines_only_grow BEFORE UPDATE OF quantity, line_total_cents, commission_cents, farm_share_cents
  ON order_lines FOR EACH ROW EXECUTE FUNCTION only_grows();
--> statement-breakpoint

CREATE TRIGGER order_additions_append_only BEFORE UPDATE OR DELETE ON order_additions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

CREATE TRIGGER order_addition_lines_append_only BEFORE UPDATE OR DELETE ON order_addition_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Movements of stock go only together with their product.
CREATE TRIGGER stock_movements_not_changed BEFORE UPDATE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history
  FOR EACH ROW EXECUTE FUNCTION only_words_change('cause');
--> statement-breakpoint

CREATE TRIGGER farmer_application_history_append_only BEFORE UPDATE OR DELETE ON farmer_application_history
  FOR EACH ROW EXECUTE FUNCTION only_words_change('cause');
--> statement-breakpoint

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION only_words_change('actor_name', 'subject_name', 'detail');
--> statement-breakpoint

-- Credit that was given or spent is never rewritten: a mistake is corrected by a movement of its own.
CREATE TRIGGER credits_append_only BEFORE UPDATE OR DELETE ON credits
  FOR EACH ROW EXECUTE FUNCTION only_words_change('reason');
--> statement-breakpoint

CREATE TRIGGER gift_card_history_append_only BEFORE UPDATE OR DELETE ON gift_card_history
  FOR EACH ROW EXECUTE FUNCTION only_words_change('cause');
--> statement-breakpoint

CREATE TRIGGER stop_events_append_only BEFORE UPDATE OR DELETE ON stop_events
  FOR EACH ROW EXECUTE FUNCTION only_words_change('note');
--> statement-breakpoint

-- A gift card that was paid keeps its value and its payment; one that is redeemed or taken back stays so, with whose it became.
CREATE FUNCTION gift_cards_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'pending' THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.amount_cents = OLD.amount_cents AND NEW.checkout_id = OLD.checkout_id
    AND NEW.state <> 'pending' AND (OLD.state NOT IN ('redeemed', 'voided')
      OR (NEW.state = OLD.state AND NEW.redeemed_by IS NOT DISTINCT FROM OLD.redeemed_by
        AND NEW.redeemed_at IS NOT DISTINCT FROM OLD.redeemed_at)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'gift card % stays as it is', OLD.id USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint

CREATE TRIGGER gift_cards_stay BEFORE UPDATE OR DELETE ON gift_cards
  FOR EACH ROW EXECUTE FUNCTION gift_cards_stay();
--> statement-breakpoint

-- ==================================================================================================
-- Ledger, holds and checkouts
-- ==================================================================================================

-- A text as an id of ours; null for one that is none, so that what others wrote never breaks a query.
CREATE FUNCTION as_id(word text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN word ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' THEN word::uuid END
$$;
--> statement-breakpoint

-- The id that a key of the ledger names, as `refund:{id}` and `bearer_changed:{id}:{n}`; null without one.
CREATE FUNCTION id_in_key(key text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT public.as_id(split_part(key, ':', 2))
$$;
--> statement-breakpoint

-- The entries of a ledger transaction sum to zero when the database transaction that wrote them commits.
CREATE FUNCTION ledger_is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_cents), 0) FROM public.ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_is_balanced();
--> statement-breakpoint

-- A hold of stock ends once: consumed and released are final.
CREATE FUNCTION hold_ends_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'active' THEN
    RAISE EXCEPTION 'a % hold is final', OLD.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

CREATE TRIGGER holds_end_once BEFORE UPDATE ON holds FOR EACH ROW EXECUTE FUNCTION hold_ends_once();
--> statement-breakpoint

-- A checkout that has ended, however it ended, no longer says from which network it was opened.
CREATE FUNCTION forget_network() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.network_key := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint

CREATE TRIGGER checkouts_forget_network BEFORE UPDATE OF state ON checkouts
  FOR EACH ROW WHEN (NEW.network_key IS NOT NULL AND NEW.state NOT IN ('held', 'processing'))
  EXECUTE FUNCTION forget_network();
--> statement-breakpoint

-- ==================================================================================================
-- Stock
-- ==================================================================================================

-- Each change of stock is recorded with its cause and its instant and, when a person made it, with that person and
-- the key of the edit.
CREATE FUNCTION note_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  editor uuid := nullif(current_setting('furrow.actor', true), '')::uuid;
  act uuid := nullif(current_setting('furrow.act', true), '')::uuid;
BEGIN
  INSERT INTO stock_movements (product_id, cause, units, on_hand, actor_id, act_key, created_at)
  SELECT NEW.product_id, moved.cause::stock_cause, moved.units, NEW.on_hand, editor, act, NEW.moved_at
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

-- ==================================================================================================
-- Catalog: what products and farms derive from each other
-- ==================================================================================================

-- A product shows the name of its farm and is found only while it is listed and its farm is live.
-- The farm's row is locked, so that a pause at the same moment is not missed.
CREATE FUNCTION product_follows_farm() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE farm record;
BEGIN
  SELECT name, status INTO farm FROM public.farms WHERE id = NEW.farm_id FOR SHARE;
  IF FOUND THEN
    NEW.farm_name := farm.name;
    NEW.visible := NEW.status = 'listed' AND farm.status = 'live';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

CREATE TRIGGER products_follow_farm BEFORE INSERT OR UPDATE OF farm_id, status ON products
  FOR EACH ROW EXECUTE FUNCTION product_follows_farm();
--> statement-breakpoint

CREATE FUNCTION farm_leads_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET farm_name = NEW.name, visible = status = 'listed' AND NEW.status = 'live',
    changed_at = NEW.changed_at
  WHERE farm_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE TRIGGER farms_lead_products AFTER UPDATE OF name, status ON farms
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.status <> NEW.status)
  EXECUTE FUNCTION farm_leads_products();
--> statement-breakpoint

-- Text as the search reads it, without accents; plain letters stay as they are. products.search_text says the same.
CREATE FUNCTION without_accents(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN octet_length(words) = length(words) THEN words
  ELSE regexp_replace(normalize(words, NFD), '[\u0300-\u036f]', '', 'g') END;
--> statement-breakpoint

-- The words of all products, from which the search corrects misspelled ones.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.search_words (word)
  SELECT DISTINCT word FROM written, regexp_split_to_table(lower(public.without_accents(name || ' ' || farm_name)), '[^[:alnum:]]+') AS word
  WHERE length(word) >= 3
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE TRIGGER products_teach_words AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint

CREATE TRIGGER products_teach_new_words AFTER UPDATE ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint

-- ==================================================================================================
-- Catalog: notices that invalidate the response cache of every process
-- ==================================================================================================

CREATE FUNCTION notify_catalog_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalog_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE TRIGGER farms_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON farms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER farm_certifications_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON farm_certifications
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER farm_visits_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON farm_visits
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

-- Pages show how many places are left.
CREATE TRIGGER visit_guests_notify AFTER INSERT OR DELETE OR TRUNCATE ON visit_guests
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER products_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER stock_notify AFTER INSERT OR DELETE OR TRUNCATE ON stock
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

-- Pages show that a product is there, that it is gone, and the last five: an order that takes two of
-- two hundred changes none of it, and must not wait for the notices of others at its commit.
CREATE FUNCTION notify_stock_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM before_rows b JOIN after_rows a USING (product_id)
    WHERE least(greatest(b.on_hand - b.reserved, 0), 6) <> least(greatest(a.on_hand - a.reserved, 0), 6)
  ) THEN
    PERFORM pg_notify('catalog_changed', '');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

CREATE TRIGGER stock_shown_notify AFTER UPDATE ON stock
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock_shown();
--> statement-breakpoint

CREATE TRIGGER recipes_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER recipe_ingredients_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON recipe_ingredients
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER product_reviews_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

-- Reviews by members of a farm are not public while they belong to it.
CREATE TRIGGER farm_members_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON farm_members
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER farm_questions_notify AFTER UPDATE OR DELETE OR TRUNCATE ON farm_questions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER farm_notes_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON farm_notes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

CREATE TRIGGER settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
--> statement-breakpoint

-- ==================================================================================================
-- Storage and first rows
-- ==================================================================================================

-- Counts of requests are not written to the write-ahead log: after a crash the counting starts again.
ALTER TABLE request_counts SET UNLOGGED;
--> statement-breakpoint

-- The one row that counts the founding memberships.
INSERT INTO founding_places DEFAULT VALUES;
--> statement-breakpoint

-- How a line is taxed was frozen when it was bought; the tax of what was added to its order is in lines of their own.
CREATE TRIGGER order_lines_tax_frozen BEFORE UPDATE OF tax_category, taxes ON order_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
