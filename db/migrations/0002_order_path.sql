-- The order path (docs/decisions/044): what takes a shopper from the cart to the order, each step one function and so
-- one round trip and one commit. A function reads anew in each of its statements, so what is asked after a lock
-- sees what whoever held it before has written. No function refuses after it has taken goods. Written by hand.

-- Which settings are in force: a process that prices with settings from its memory says which it means.
CREATE FUNCTION settings_version() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT md5(coalesce(string_agg(key || ':' || value::text, E'\n' ORDER BY key COLLATE "C"), '')) FROM settings
$$;
--> statement-breakpoint

-- Locks the stock of what a checkout holds and of the wanted lines, in ascending id, so that two checkouts never wait
-- for each other in a ring. Returns the lines that cannot be had, with what is left of each: free or its own.
CREATE FUNCTION lock_goods(of_checkout uuid, wanted jsonb) RETURNS TABLE (id integer, units_left integer) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM stock s
  WHERE s.product_id = ANY (ARRAY(
    SELECT h.product_id FROM holds h WHERE h.checkout_id = of_checkout AND h.state = 'active'
    UNION SELECT line.product_id FROM jsonb_to_recordset(wanted) AS line(product_id integer)))
  ORDER BY s.product_id FOR UPDATE;

  RETURN QUERY
  SELECT line.product_id, coalesce(s.on_hand - s.reserved, 0) + coalesce(h.quantity, 0)
  FROM jsonb_to_recordset(wanted) AS line(product_id integer, quantity integer)
  LEFT JOIN stock s ON s.product_id = line.product_id
  LEFT JOIN holds h ON h.checkout_id = of_checkout AND h.product_id = line.product_id AND h.state = 'active'
  WHERE coalesce(s.on_hand - s.reserved, 0) + coalesce(h.quantity, 0) < line.quantity
  ORDER BY line.product_id;
END $$;
--> statement-breakpoint

-- Gives every active hold of a checkout back, and the use of a promotion code with them.
CREATE FUNCTION release_goods(of_checkout uuid) RETURNS void LANGUAGE sql AS $$
  DELETE FROM promotion_uses WHERE checkout_id = of_checkout AND order_id IS NULL;
  WITH ended AS (
    UPDATE holds SET state = 'released' WHERE checkout_id = of_checkout AND state = 'active'
    RETURNING product_id, quantity
  )
  UPDATE stock SET reserved = reserved - ended.quantity FROM ended WHERE stock.product_id = ended.product_id
$$;
--> statement-breakpoint

-- Holds what is wanted of locked goods, all of which is there, instead of what the checkout holds.
CREATE FUNCTION hold_goods(of_checkout uuid, wanted jsonb, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM release_goods(of_checkout);
  WITH line AS (
    SELECT * FROM jsonb_to_recordset(wanted) AS line(product_id integer, quantity integer)
  ), held AS (
    INSERT INTO holds (checkout_id, product_id, quantity, created_at)
    SELECT of_checkout, product_id, quantity, at FROM line
  )
  UPDATE stock SET reserved = reserved + line.quantity FROM line WHERE stock.product_id = line.product_id;
END $$;
--> statement-breakpoint

-- Sells what was paid of locked goods, all of which is there: out of the checkout's holds or, when those are gone, out
-- of what is free. Each row of stock is written once.
CREATE FUNCTION sell_goods(of_checkout uuid, sold jsonb, at timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH ended AS (
    UPDATE holds SET state = 'consumed' WHERE checkout_id = of_checkout AND state = 'active'
    RETURNING product_id, quantity
  ), line AS (
    SELECT * FROM jsonb_to_recordset(sold) AS line(product_id integer, quantity integer)
  ), move AS (
    SELECT product_id, coalesce(ended.quantity, 0) AS held, coalesce(line.quantity, 0) AS sold
    FROM ended FULL JOIN line USING (product_id)
  )
  UPDATE stock SET reserved = reserved - move.held, on_hand = on_hand - move.sold, sold = stock.sold + move.sold,
    moved_at = CASE WHEN move.sold > 0 THEN at ELSE moved_at END
  FROM move WHERE stock.product_id = move.product_id
$$;
--> statement-breakpoint

-- Locks the window that a checkout holds a place in, if any, and the one it moves to. In a fixed order, so that two
-- shoppers who swap windows do not wait for each other.
CREATE FUNCTION lock_windows(held slot_holds, on_day date, in_window delivery_window) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM delivery_slots s
  WHERE s.day = on_day AND s."window" = in_window OR s.day = held.day AND s."window" = held."window"
  ORDER BY s.day, s."window" FOR UPDATE;
END $$;
--> statement-breakpoint

-- Books the place of a paid order, held or, when the hold is gone or another one, free. False when the window is full.
CREATE FUNCTION book_slot(of_checkout uuid, on_day date, in_window delivery_window, places integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE held slot_holds;
BEGIN
  DELETE FROM slot_holds WHERE checkout_id = of_checkout RETURNING * INTO held;
  IF FOUND THEN
    PERFORM lock_windows(held, on_day, in_window);
    UPDATE delivery_slots s SET held = s.held - 1,
      booked = s.booked + (held.day = on_day AND held."window" = in_window)::int
    WHERE s.day = held.day AND s."window" = held."window";
    IF held.day = on_day AND held."window" = in_window THEN RETURN true; END IF;
  END IF;
  IF places < 1 THEN RETURN false; END IF;
  INSERT INTO delivery_slots AS s (day, "window", capacity, booked) VALUES (on_day, in_window, places, 1)
  ON CONFLICT (day, "window") DO UPDATE SET booked = s.booked + 1 WHERE s.held + s.booked < s.capacity;
  RETURN FOUND;
END $$;
--> statement-breakpoint

-- An address of email as whoever reads it: without what follows a plus sign, and without dots where Gmail reads none.
CREATE FUNCTION mailbox_of(mail text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN split_part(lower(mail), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower(mail), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower(mail), '@', 1), '+', 1) || '@' || split_part(lower(mail), '@', 2) END;
--> statement-breakpoint

CREATE INDEX orders_by_mailbox ON orders (mailbox_of(email::text));
--> statement-breakpoint

-- What a person has begun or bought, each checkout once: that of an account or of a browser's cookie is theirs; one
-- that shares no more than a mailbox may be anybody's who typed it. What is open counts for its mailbox only
-- while it holds one of these promotion codes, of which few are held at a time.
CREATE FUNCTION checkouts_of_person(cookie text, account uuid, mail text, held_codes integer[])
RETURNS TABLE (checkout_id uuid, theirs boolean) LANGUAGE sql STABLE AS $$
  SELECT found.id, bool_or(found.theirs) FROM (
    SELECT id, true AS theirs FROM checkouts WHERE token_hash = cookie
    UNION ALL SELECT id, true FROM checkouts WHERE user_id = account
    UNION ALL SELECT o.checkout_id, true FROM orders o WHERE o.user_id = account
    UNION ALL SELECT o.checkout_id, false FROM orders o WHERE mailbox_of(o.email::text) = mailbox_of(mail)
    UNION ALL SELECT c.id, false
    FROM promotion_uses u JOIN checkouts c ON c.id = u.checkout_id
      JOIN checkout_quotes q ON q.checkout_id = c.id AND q.revision = c.revision
    WHERE u.order_id IS NULL AND u.promotion_id = ANY (held_codes) AND mailbox_of(q.delivery ->> 'email') = mailbox_of(mail)
  ) found GROUP BY found.id
$$;
--> statement-breakpoint

-- Why a person may not use a promotion code once more, beside what their open checkout holds: an id of
-- `PROMOTION_LIMITS`, null when they may. Of an address that others may have typed it says no more than `not_here`
-- (docs/decisions/051). Each limit is counted where the code has it alone, and no further than it goes.
CREATE FUNCTION limit_of_promotion(known promotions, but_checkout uuid, cookie text, account uuid, mail text)
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  used bigint;
  by_them bigint;
  first_codes integer[];
BEGIN
  IF known.ended_at IS NOT NULL THEN RETURN 'ended'; END IF;
  IF known.in_all IS NOT NULL THEN
    SELECT count(*) - (SELECT count(*) FROM promotion_uses u WHERE u.checkout_id = but_checkout AND u.promotion_id = known.id)
    INTO used FROM (
      SELECT FROM promotion_uses u WHERE u.promotion_id = known.id AND u.stands
      ORDER BY u.promotion_id, u.created_at LIMIT known.in_all + 1) counted;
    IF used >= known.in_all THEN RETURN 'used_up'; END IF;
  END IF;
  IF known.per_person IS NOT NULL THEN
    SELECT count(*), count(*) FILTER (WHERE person.theirs) INTO used, by_them
    FROM checkouts_of_person(cookie, account, mail, ARRAY[known.id]) person JOIN promotion_uses u USING (checkout_id)
    WHERE u.promotion_id = known.id AND u.stands AND checkout_id IS DISTINCT FROM but_checkout;
    IF used >= known.per_person THEN
      RETURN CASE WHEN by_them >= known.per_person THEN 'used_by_you' ELSE 'not_here' END;
    END IF;
  END IF;
  IF known.first_order THEN
    first_codes := ARRAY(SELECT DISTINCT p.id FROM promotion_uses u JOIN promotions p ON p.id = u.promotion_id
      WHERE u.order_id IS NULL AND p.first_order);
    -- An order that stands, or another first one that is on its way.
    SELECT count(*), count(*) FILTER (WHERE person.theirs) INTO used, by_them
    FROM checkouts_of_person(cookie, account, mail, first_codes) person
      LEFT JOIN orders o USING (checkout_id) LEFT JOIN promotion_uses u USING (checkout_id)
    WHERE checkout_id IS DISTINCT FROM but_checkout AND (o.state NOT IN ('canceled', 'refunded')
      OR (o.id IS NULL AND u.promotion_id = ANY (first_codes)));
    IF used > 0 THEN RETURN CASE WHEN by_them > 0 THEN 'first_order' ELSE 'not_here' END; END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- The same once no one else changes the answer: who wants the last use waits for the code's row, and who may be the same
-- person for what they have in common. A code without limits locks nothing.
CREATE FUNCTION locked_limit_of_promotion(of_promotion integer, but_checkout uuid, cookie text, account uuid, mail text)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE known promotions;
BEGIN
  SELECT * INTO known FROM promotions WHERE id = of_promotion;
  IF known.per_person IS NOT NULL OR known.first_order THEN
    -- In one order for all, so that two who wait never wait for each other.
    PERFORM pg_advisory_xact_lock(key) FROM (
      SELECT hashtextextended('person:' || part, 0) AS key
      FROM unnest(ARRAY['account:' || account, 'cookie:' || cookie, 'mail:' || mailbox_of(mail)]) part
      WHERE part IS NOT NULL ORDER BY key) parts;
  END IF;
  IF known.in_all IS NOT NULL THEN PERFORM FROM promotions WHERE id = of_promotion FOR NO KEY UPDATE; END IF;
  RETURN limit_of_promotion(known, but_checkout, cookie, account, mail);
END $$;
--> statement-breakpoint

-- A door: street and zip code, without what people write differently; null where there is none.
CREATE FUNCTION home_of(delivery jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  nullif(regexp_replace(lower(delivery ->> 'address'), '[^a-z0-9]', '', 'g'), '') || ' ' || left(delivery ->> 'zipCode', 5);
--> statement-breakpoint

-- The last ten digits of a phone number; null where there are fewer.
CREATE FUNCTION phone_of(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  substring(regexp_replace(phone, '[^0-9]', '', 'g') FROM '[0-9]{10}$');
--> statement-breakpoint

CREATE INDEX orders_by_home ON orders (home_of(delivery));
--> statement-breakpoint

-- Whether an account and a delivery share a mailbox, a phone or a door with a customer.
CREATE FUNCTION is_of_household(customer uuid, account uuid, delivery jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT mailbox_of(delivery ->> 'email') = mailbox_of(c.email::text)
    OR phone_of(delivery ->> 'phone') = phone_of(c.phone_number)
    OR EXISTS (SELECT FROM users u WHERE u.id = account AND (mailbox_of(u.email::text) = mailbox_of(c.email::text)
      OR phone_of(u.phone_number) = phone_of(c.phone_number)))
    OR EXISTS (SELECT FROM orders o WHERE o.user_id = c.id
      AND (home_of(o.delivery) = home_of(is_of_household.delivery)
        OR phone_of(o.delivery ->> 'phone') = phone_of(is_of_household.delivery ->> 'phone')))
  FROM users c WHERE c.id = customer
$$;
--> statement-breakpoint

-- Why a customer's code for friends does not count, beyond what holds for every code of a first order
-- (docs/decisions/055): it is the customer's own, has brought as many friends as it may in this year, or goes to a
-- mailbox, a phone or a door that is the customer's or has ordered before. What was typed may be anybody's: `not_here`.
CREATE FUNCTION limit_of_referral(known promotions, but_checkout uuid, account uuid, delivery jsonb, terms jsonb)
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  mailbox text := mailbox_of(delivery ->> 'email');
  home text := home_of(delivery);
BEGIN
  IF known.referrer_id IS NULL THEN RETURN NULL; END IF;
  IF account = known.referrer_id THEN RETURN 'own_code'; END IF;
  IF (terms -> 'perYear')::int <= (SELECT count(*) FROM promotion_uses u WHERE u.promotion_id = known.id AND u.stands
    AND u.created_at >= (terms ->> 'yearFrom')::timestamptz AND u.checkout_id IS DISTINCT FROM but_checkout) THEN
    RETURN 'used_up';
  END IF;
  IF is_of_household(known.referrer_id, account, delivery) THEN RETURN 'not_here'; END IF;
  IF EXISTS (SELECT FROM orders o WHERE (mailbox_of(o.email::text) = mailbox OR home_of(o.delivery) = home)
      AND o.state NOT IN ('canceled', 'refunded') AND o.checkout_id IS DISTINCT FROM but_checkout)
    OR EXISTS (SELECT FROM promotion_uses u JOIN promotions p ON p.id = u.promotion_id
        JOIN checkouts c ON c.id = u.checkout_id
        JOIN checkout_quotes q ON q.checkout_id = c.id AND q.revision = c.revision
      WHERE u.order_id IS NULL AND p.referrer_id IS NOT NULL AND u.checkout_id IS DISTINCT FROM but_checkout
        AND (mailbox_of(q.delivery ->> 'email') = mailbox OR home_of(q.delivery) = home)) THEN
    RETURN 'not_here';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- The same once no one else changes the answer. Who shares a mailbox or a door waits for it, and then for the code's row;
-- what all who use codes for first orders have in common was locked before.
CREATE FUNCTION locked_limit_of_referral(of_promotion integer, but_checkout uuid, account uuid, delivery jsonb, terms jsonb)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE known promotions;
BEGIN
  SELECT * INTO known FROM promotions WHERE id = of_promotion;
  IF known.referrer_id IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(key) FROM (
    SELECT hashtextextended('referred:' || part, 0) AS key
    FROM unnest(ARRAY['mailbox:' || mailbox_of(delivery ->> 'email'), 'home:' || home_of(delivery)]) part
    WHERE part IS NOT NULL ORDER BY key) parts;
  PERFORM FROM promotions WHERE id = of_promotion FOR NO KEY UPDATE;
  RETURN limit_of_referral(known, but_checkout, account, delivery, terms);
END $$;
--> statement-breakpoint

-- A first order that a customer's code brought, with what its quote promised: the credit, and from what amount on.
CREATE FUNCTION note_referral(of_order uuid, used jsonb, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO referrals (order_id, referrer_id, reward_cents, minimum_cents, created_at)
  SELECT of_order, p.referrer_id, (used ->> 'reward')::int, (used ->> 'minimum')::int, at
  FROM promotions p WHERE p.id = (used ->> 'id')::int AND p.referrer_id IS NOT NULL
$$;
--> statement-breakpoint

-- What a customer kept of an order's goods: their price without what went back at the customer's own wish.
CREATE FUNCTION goods_kept(of_order uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(l.unit_price_cents * (l.quantity - coalesce(gone.units, 0))), 0)
  FROM order_lines l LEFT JOIN (
    SELECT g.product_id, sum(g.quantity) AS units FROM refund_lines g JOIN refunds x ON x.id = g.refund_id
    WHERE g.order_id = of_order AND x.bearer = 'customer' AND x.state <> 'failed' GROUP BY g.product_id
  ) gone USING (product_id)
  WHERE l.order_id = of_order
$$;
--> statement-breakpoint

-- Why a friend's first order does not count after all: an id of `REFERRAL_ENDS`, null if it does. Asked when its credit
-- is due, because an order can change its account, its door and its goods after it was paid (docs/decisions/055).
CREATE FUNCTION fault_of_referral(known referrals) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN o.user_id = known.referrer_id THEN 'own_order'
    WHEN is_of_household(known.referrer_id, o.user_id, o.delivery) OR EXISTS (
      SELECT FROM orders e WHERE e.placed_at < o.placed_at AND e.state NOT IN ('canceled', 'refunded')
        AND (mailbox_of(e.email::text) = mailbox_of(o.email::text) OR home_of(e.delivery) = home_of(o.delivery)))
      THEN 'same_household'
    WHEN goods_kept(o.id) < known.minimum_cents THEN 'too_small' END
  FROM orders o WHERE o.id = known.order_id
$$;
--> statement-breakpoint

-- A use stands with its order: canceled or refunded, it is free for another; restored, it counts again.
CREATE FUNCTION keep_uses_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promotion_uses SET stands = NEW.state NOT IN ('canceled', 'refunded') WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_keep_uses_standing AFTER UPDATE OF state ON orders FOR EACH ROW
WHEN ((OLD.state IN ('canceled', 'refunded')) <> (NEW.state IN ('canceled', 'refunded')))
EXECUTE FUNCTION keep_uses_standing();
--> statement-breakpoint

-- The use of the promotion code in a quote, if there is one: held, or an order's.
CREATE FUNCTION use_promotion(of_checkout uuid, of_order uuid, used jsonb, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO promotion_uses (checkout_id, promotion_id, order_id, amount_cents, created_at)
  SELECT of_checkout, (used ->> 'id')::int, of_order, (used ->> 'amount')::int + (used ->> 'delivery')::int, at
  WHERE used ->> 'id' IS NOT NULL
  ON CONFLICT (checkout_id) DO UPDATE SET promotion_id = excluded.promotion_id, order_id = excluded.order_id,
    amount_cents = excluded.amount_cents
$$;
--> statement-breakpoint

-- Posts to the ledger, each transaction once per key: posting it again changes nothing.
CREATE FUNCTION post_to_ledger(postings jsonb) RETURNS void LANGUAGE sql AS $$
  WITH posted AS (
    INSERT INTO ledger_transactions (key, kind, order_id, intent_id, created_at)
    SELECT key, kind, order_id, intent_id, created_at FROM jsonb_populate_recordset(NULL::ledger_transactions, postings)
    ON CONFLICT DO NOTHING RETURNING id, key
  )
  INSERT INTO ledger_entries (transaction_id, account, farm_id, authority, amount_cents)
  SELECT posted.id, line.account, line.farm_id, line.authority, line.amount_cents
  FROM posted JOIN jsonb_array_elements(postings) AS posting ON posting ->> 'key' = posted.key,
    jsonb_populate_recordset(NULL::ledger_entries, posting -> 'entries') AS line
$$;
--> statement-breakpoint

-- Writes the order of a payment: locks its checkout, notes the payment, and sells, books and writes all that belongs
-- to the order, or does none of that and says false: when there is an order, when the checkout is no longer the one the
-- order was made for, when its goods are gone. Whoever is told so looks closer under the checkout's lock.
-- `sale` holds rows as their tables have them, under the names of the columns, and the version of the settings with
-- which they were made, unless those were read in this transaction.
CREATE FUNCTION place_order(sale jsonb, places integer) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  ordered orders := jsonb_populate_record(NULL::orders, sale -> 'order');
  paying checkouts;
  fits boolean;
BEGIN
  SELECT * INTO paying FROM checkouts WHERE id = ordered.checkout_id FOR UPDATE;
  IF NOT FOUND OR paying.state NOT IN ('held', 'processing', 'expired') OR paying.user_id IS DISTINCT FROM ordered.user_id
    OR EXISTS (SELECT FROM orders WHERE checkout_id = paying.id) OR sale ->> 'settings' <> settings_version() THEN
    RETURN '{"isPlaced": false}';
  END IF;

  IF EXISTS (SELECT FROM lock_goods(paying.id, sale -> 'lines')) THEN RETURN '{"isPlaced": false}'; END IF;

  -- Only once the order is certain: an event whose success is already recorded is treated as handled. Written before
  -- everything else, so that an event arriving meanwhile waits here.
  INSERT INTO payments SELECT * FROM jsonb_populate_record(NULL::payments, sale -> 'payment')
  ON CONFLICT (intent_id) DO UPDATE SET state = excluded.state, amount_cents = excluded.amount_cents,
    amount_received_cents = excluded.amount_received_cents, updated_at = excluded.updated_at,
    attempted_at = coalesce(payments.attempted_at, excluded.attempted_at)
  WHERE payments.state NOT IN ('partly_refunded', 'refunded');

  PERFORM sell_goods(paying.id, sale -> 'lines', ordered.placed_at);

  INSERT INTO orders VALUES (ordered.*);
  INSERT INTO order_lines SELECT * FROM jsonb_populate_recordset(NULL::order_lines, sale -> 'lines');
  -- What was paid is kept, even where its hold has ended and another has taken the code's last use since.
  DELETE FROM promotion_uses WHERE checkout_id = paying.id AND order_id IS NULL;
  PERFORM use_promotion(paying.id, ordered.id, sale -> 'promotion', ordered.placed_at);
  PERFORM note_referral(ordered.id, sale -> 'promotion', ordered.placed_at);
  INSERT INTO order_history (order_id, to_state, actor, cause, created_at)
  SELECT order_id, to_state, actor, cause, created_at FROM jsonb_populate_record(NULL::order_history, sale -> 'history');
  PERFORM post_to_ledger(sale -> 'postings');
  INSERT INTO credits (user_id, amount_cents, key, reason, order_id, created_at)
  SELECT user_id, amount_cents, key, reason, order_id, created_at
  FROM jsonb_populate_recordset(NULL::credits, sale -> 'credits') ON CONFLICT DO NOTHING;
  INSERT INTO order_links SELECT * FROM jsonb_populate_recordset(NULL::order_links, sale -> 'links');
  INSERT INTO emails SELECT * FROM jsonb_populate_recordset(NULL::emails, sale -> 'emails') ON CONFLICT DO NOTHING;
  UPDATE checkouts SET state = 'placed' WHERE id = paying.id;
  -- Last of all: every order of that window waits for its row.
  fits := book_slot(paying.id, ordered.delivery_day, ordered.delivery_window, places);
  IF NOT fits THEN UPDATE orders SET has_slot = false WHERE id = ordered.id; END IF;
  RETURN jsonb_build_object('isPlaced', true, 'fits', fits);
END $$;
--> statement-breakpoint

-- ==================================================================================================
-- The cart becomes a checkout
-- ==================================================================================================

-- Open checkouts of an account and of a network, without the one of this cookie.
CREATE FUNCTION count_open(cookie text, account uuid, network text, OUT of_account bigint, OUT of_network bigint) LANGUAGE sql STABLE AS $$
  SELECT count(*) FILTER (WHERE user_id = account), count(*) FILTER (WHERE network_key = network)
  FROM checkouts
  WHERE network_key IS NOT NULL AND (token_hash <> cookie OR user_id IS DISTINCT FROM account)
    AND (network_key = network OR user_id = account)
$$;
--> statement-breakpoint

-- Whose number of open checkouts is used up, the visitor's or the address's; null when one more may be opened. It is
-- counted without a lock while that many transactions at once could not reach the cap; then one by one.
CREATE FUNCTION too_many_open(cookie text, account uuid, network text, per_account integer, per_address integer)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  at_once CONSTANT integer := 20;
  known record;
  is_network_close boolean;
  is_account_close boolean;
BEGIN
  IF network IS NULL THEN RETURN NULL; END IF;
  known := count_open(cookie, account, network);
  is_network_close := known.of_network + at_once >= per_address;
  is_account_close := account IS NOT NULL AND known.of_account + at_once >= per_account;
  IF NOT (is_network_close OR is_account_close) THEN RETURN NULL; END IF;
  -- In one order for all, so that two who wait never wait for each other.
  IF is_network_close THEN PERFORM pg_advisory_xact_lock(hashtextextended('network:' || network, 0)); END IF;
  IF is_account_close THEN PERFORM pg_advisory_xact_lock(hashtextextended('account:' || account, 0)); END IF;
  known := count_open(cookie, account, network);
  RETURN CASE WHEN account IS NOT NULL AND known.of_account >= per_account THEN 'visitor'
    WHEN known.of_network >= per_address THEN 'address' END;
END $$;
--> statement-breakpoint

-- What the shopper, and everyone on their network, holds in other checkouts of these products and this window (the row
-- without a product). Exact once their rows are locked. Nothing without a network: such holds are not limited.
CREATE FUNCTION held_shares(cookie text, account uuid, network text, of_checkout uuid, products integer[], on_day date, in_window delivery_window)
RETURNS TABLE ("productId" integer, "all" integer, visitor integer, address integer) LANGUAGE sql STABLE AS $$
  WITH open AS (
    SELECT id, network_key = network AS near, coalesce(user_id = account, false) OR token_hash = cookie AS same
    FROM checkouts
    WHERE id IS DISTINCT FROM of_checkout AND network_key IS NOT NULL
      AND (network_key = network OR user_id = account OR token_hash = cookie)
  ), goods AS (
    SELECT h.product_id, h.quantity, same, near
    FROM open JOIN holds h ON h.checkout_id = open.id AND h.state = 'active'
  ), slots AS (
    SELECT same, near FROM open JOIN slot_holds t ON t.checkout_id = open.id
    WHERE t.day = on_day AND t."window" = in_window
  )
  SELECT s.product_id, s.on_hand, coalesce(sum(quantity) FILTER (WHERE same), 0)::int,
    coalesce(sum(quantity) FILTER (WHERE near), 0)::int
  FROM stock s LEFT JOIN goods ON goods.product_id = s.product_id
  WHERE s.product_id = ANY (products) AND network IS NOT NULL
  GROUP BY s.product_id
  UNION ALL
  SELECT NULL, d.capacity, (SELECT count(*) FROM slots WHERE same)::int, (SELECT count(*) FROM slots WHERE near)::int
  FROM delivery_slots d WHERE d.day = on_day AND d."window" = in_window AND network IS NOT NULL
$$;
--> statement-breakpoint

-- Locks a window of a day, which comes into being with its first guest, and says whether it has a place for a checkout.
CREATE FUNCTION has_place(held slot_holds, on_day date, in_window delivery_window, places integer)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE slot delivery_slots;
BEGIN
  IF places < 1 THEN RETURN false; END IF;
  IF held.day IS NOT NULL THEN PERFORM lock_windows(held, on_day, in_window); END IF;
  LOOP
    SELECT * INTO slot FROM delivery_slots WHERE day = on_day AND "window" = in_window FOR UPDATE;
    IF FOUND THEN RETURN slot.held + slot.booked < slot.capacity; END IF;
    INSERT INTO delivery_slots (day, "window", capacity) VALUES (on_day, in_window, places) ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
--> statement-breakpoint

-- Lets a checkout hold its one place in a window that has one, instead of the place it holds.
CREATE FUNCTION hold_place(of_checkout uuid, held slot_holds, on_day date, in_window delivery_window) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE delivery_slots s SET held = s.held + 1 WHERE s.day = on_day AND s."window" = in_window;
  INSERT INTO slot_holds (checkout_id, day, "window") VALUES (of_checkout, on_day, in_window)
  ON CONFLICT (checkout_id) DO UPDATE SET day = excluded.day, "window" = excluded."window";
  UPDATE delivery_slots s SET held = s.held - 1 WHERE s.day = held.day AND s."window" = held."window";
END $$;
--> statement-breakpoint

-- Whether a shopper may buy: a guest, or an account that has not been closed. Waits for the erasure of the account.
CREATE FUNCTION may_buy(account uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = account AND NOT disabled FOR KEY SHARE;
  RETURN FOUND OR account IS NULL;
END $$;
--> statement-breakpoint

-- Takes what a cart needs until it is paid: the checkout of the browser's cookie, opened or continued, goods and place in
-- a window, and the quote under its revision. Returns what the payment needs; or why not, with the facts from which the
-- answer to the shopper is made, and then nothing has changed. All that can be refused is asked before anything is taken.
CREATE FUNCTION hold_order(shopper jsonb, offer jsonb, terms jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  cookie text := shopper ->> 'cookie';
  account uuid := shopper ->> 'account';
  network text := shopper ->> 'network';
  is_by_phone boolean := shopper ->> 'takenBy' IS NOT NULL;
  at timestamptz := terms ->> 'at';
  ends timestamptz := terms ->> 'ends';
  lines jsonb := offer -> 'lines';
  on_day date := offer -> 'quote' ->> 'day';
  in_window delivery_window := offer -> 'quote' ->> 'window';
  mine checkouts;
  place slot_holds;
  scope text;
  short jsonb;
  shares jsonb;
  keeps_place boolean;
  has_room boolean;
  limited text;
BEGIN
  IF terms ->> 'settings' <> settings_version() THEN RETURN '{"refusal": "settings_changed"}'; END IF;

  -- The requests of one cookie go one by one; what is read from here on is what the one before has written.
  PERFORM pg_advisory_xact_lock(hashtextextended(cookie, 0));
  IF NOT may_buy(account) THEN RETURN '{"refusal": "account_closed"}'; END IF;
  -- What the team takes by phone has a cookie for each draft: once any of its checkouts is paid, nothing more is begun
  -- under it, whomever it turns out to be for.
  SELECT * INTO mine FROM checkouts
  WHERE token_hash = cookie AND purpose = 'order'
    AND (user_id IS NOT DISTINCT FROM account OR is_by_phone AND state IN ('processing', 'placed'))
  ORDER BY (is_by_phone AND state IN ('processing', 'placed')) DESC, created_at DESC, id DESC LIMIT 1 FOR UPDATE;
  IF mine.state = 'processing' THEN RETURN '{"refusal": "on_its_way"}'; END IF;
  IF mine.state = 'placed' AND (is_by_phone OR mine.id::text = shopper ->> 'believed') THEN
    RETURN jsonb_build_object('refusal', 'already_paid', 'number', (SELECT number FROM orders WHERE checkout_id = mine.id));
  END IF;
  IF mine.state IS DISTINCT FROM 'held' THEN
    scope := too_many_open(cookie, account, network, (terms -> 'perAccount')::int, (terms -> 'perAddress')::int);
    IF scope IS NOT NULL THEN RETURN jsonb_build_object('refusal', 'too_many_open', 'scope', scope); END IF;
  ELSIF mine.hold_ends_at <= at THEN
    RETURN jsonb_build_object('refusal', 'hold_over', 'checkoutId', mine.id);
  END IF;
  IF mine.state IS NULL OR mine.state NOT IN ('held', 'expired') THEN
    mine := NULL;
    IF (terms -> 'perHour')::int <= (SELECT count(*) FROM orders
      WHERE user_id = account AND placed_at > at - interval '1 hour' AND state <> 'canceled') THEN
      RETURN '{"refusal": "too_many_orders"}';
    END IF;
  END IF;

  -- Goods before the window, as everyone locks them. From here on no one else changes what is free.
  SELECT jsonb_agg(jsonb_build_object('id', id, 'left', units_left)) INTO short FROM lock_goods(mine.id, lines);
  SELECT * INTO place FROM slot_holds WHERE checkout_id = mine.id FOR UPDATE;
  keeps_place := coalesce(place.day = on_day AND place."window" = in_window, false);
  has_room := short IS NULL AND (keeps_place OR has_place(place, on_day, in_window, (terms -> 'places')::int));
  SELECT jsonb_agg(to_jsonb(share)) INTO shares FROM held_shares(cookie, account, network, mine.id,
    ARRAY(SELECT product_id FROM jsonb_to_recordset(lines) AS line(product_id integer)), on_day, in_window) AS share;
  IF short IS NOT NULL THEN
    RETURN jsonb_build_object('refusal', 'goods_short', 'short', short, 'shares', shares);
  END IF;
  IF NOT has_room THEN RETURN jsonb_build_object('refusal', 'window_full', 'shares', shares); END IF;
  -- The rule is `mayHold` in src/shared/checkout/hold-share.ts, which makes the answer of these facts.
  IF EXISTS (
    SELECT FROM jsonb_to_recordset(shares) AS share("productId" integer, "all" integer, visitor integer, address integer)
    LEFT JOIN jsonb_to_recordset(lines) AS line(product_id integer, quantity integer) ON product_id = "productId"
    WHERE coalesce(quantity, 1) > least(
      greatest((terms -> 'unitsAtLeast')::int, "all" * (terms -> 'visitorPercent')::int / 100) - visitor,
      greatest((terms -> 'unitsAtLeast')::int, "all" * (terms -> 'addressPercent')::int / 100) - address)
  ) THEN
    RETURN jsonb_build_object('refusal', 'over_share', 'shares', shares);
  END IF;

  IF offer #> '{quote,promotion}' IS NOT NULL THEN
    limited := coalesce(locked_limit_of_promotion((offer #>> '{quote,promotion,id}')::int, mine.id, cookie, account,
      offer #>> '{delivery,email}'), locked_limit_of_referral((offer #>> '{quote,promotion,id}')::int, mine.id, account,
      offer -> 'delivery', terms -> 'referrals'));
    IF limited IS NOT NULL THEN RETURN jsonb_build_object('refusal', 'promotion_limited', 'limit', limited); END IF;
  END IF;

  IF mine.id IS NULL THEN
    INSERT INTO checkouts (token_hash, user_id, revision, network_key, taken_by, language, hold_expires_at, hold_ends_at, created_at)
    VALUES (cookie, account, 0, network, (shopper ->> 'takenBy')::uuid,
      coalesce((SELECT language FROM users WHERE id = account), (shopper ->> 'language')::language), at, ends, at)
    RETURNING * INTO mine;
  END IF;
  IF NOT EXISTS (SELECT FROM checkout_quotes q WHERE q.checkout_id = mine.id AND q.revision = mine.revision
    AND q.quote = offer -> 'quote' AND q.delivery = offer -> 'delivery') THEN
    mine.revision := mine.revision + 1;
    INSERT INTO checkout_quotes (checkout_id, revision, quote, delivery, created_at)
    VALUES (mine.id, mine.revision, offer -> 'quote', offer -> 'delivery', at);
  END IF;
  -- A hold that ended begins again; one that goes on keeps its end.
  IF mine.state <> 'held' THEN mine.hold_ends_at := ends; END IF;
  UPDATE checkouts SET state = 'held', revision = mine.revision, network_key = network, hold_ends_at = mine.hold_ends_at,
    hold_expires_at = least((terms ->> 'renewed')::timestamptz, mine.hold_ends_at)
  WHERE id = mine.id RETURNING * INTO mine;
  PERFORM hold_goods(mine.id, lines, at);
  PERFORM use_promotion(mine.id, NULL, offer #> '{quote,promotion}', at);
  IF NOT keeps_place THEN PERFORM hold_place(mine.id, place, on_day, in_window); END IF;
  RETURN jsonb_build_object('id', mine.id, 'holdExpiresAt', mine.hold_expires_at, 'revision', mine.revision,
    'intentId', mine.payment_intent_id, 'attempt', mine.intent_attempt,
    'customerId', (SELECT provider_customer_id FROM users WHERE id = mine.user_id));
END $$;
--> statement-breakpoint

-- ==================================================================================================
-- A delivery that failed
-- ==================================================================================================

-- Whether an order came to its door with this entry of its history. A refund that failed restores "delivered" later, which
-- is no delivery.
CREATE FUNCTION is_handed_over(h order_history) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT h.to_state = 'delivered' AND h.from_state IS DISTINCT FROM 'refunded'
$$;
--> statement-breakpoint

-- When an order came to its door; null if it has not.
CREATE FUNCTION handed_over_at(of_order uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT max(h.created_at) FROM order_history h WHERE h.order_id = of_order AND is_handed_over(h)
$$;
--> statement-breakpoint

-- Whether the customer of an order wants the money in place of a second try, and waits for the answer.
CREATE FUNCTION is_money_asked(of_order uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM order_problems WHERE order_id = of_order AND kind = 'not_delivered' AND state = 'open')
$$;
--> statement-breakpoint

-- Whether all goods of an order were given back, so that none is to be brought.
CREATE FUNCTION is_given_back(of_order uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM order_lines l WHERE l.order_id = of_order AND l.quantity > coalesce((
    SELECT sum(b.quantity) FROM refund_lines b JOIN refunds r ON r.id = b.refund_id AND r.state <> 'failed'
    WHERE b.order_id = l.order_id AND b.product_id = l.product_id), 0))
$$;
--> statement-breakpoint

-- Whether a stop is on a route of a day before that never left: it brings nothing any more.
CREATE FUNCTION is_forgotten(s route_stops, r delivery_routes, today date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT s.state = 'planned' AND r.state = 'planned' AND r.day < today
$$;
--> statement-breakpoint

-- Whether a van has an order or is going to: its door is still to come, or being tried again.
CREATE FUNCTION is_aboard(of_order uuid, today date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM route_stops s JOIN delivery_routes r ON r.id = s.route_id
    WHERE s.order_id = of_order AND s.state IN ('planned', 'arrived') AND NOT is_forgotten(s, r, today))
$$;
--> statement-breakpoint

-- Whether an order whose delivery failed is to be brought again: a van takes it, or its day is still to come and no
-- door of its window has stayed closed on it. A van that left a day early has not used that window up.
CREATE FUNCTION comes_again(o orders, today date, zone text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT o.state = 'failed_delivery' AND (is_aboard(o.id, today)
    OR o.delivery_day >= today AND NOT is_money_asked(o.id) AND NOT is_given_back(o.id)
      AND NOT EXISTS (SELECT FROM route_stops s JOIN delivery_routes r ON r.id = s.route_id
        WHERE s.order_id = o.id AND s.state = 'not_home' AND r.day = o.delivery_day AND r."window" = o.delivery_window
          AND (s.done_at AT TIME ZONE zone)::date >= o.delivery_day))
$$;
