import type { Invariants } from "./invariants.ts";

/** Invariants of stock, holds and delivery slots. */
export const GOODS_INVARIANTS: Invariants = {
  reservedIsHeld: `
    select s.product_id from stock s
    where s.reserved <> coalesce((select sum(quantity) from holds h where h.product_id = s.product_id and h.state = 'active'), 0)`,
  soldIsSold: `
    select s.product_id from stock s left join (
      select product_id, sum(quantity - freed - short) as units from order_lines group by product_id
    ) bought using (product_id)
    where s.sold <> coalesce(bought.units, 0)`,
  onlyOpenHoldGoods: `
    select h.checkout_id from holds h join checkouts c on c.id = h.checkout_id
    where h.state = 'active' and c.state not in ('held', 'processing')`,
  holdsEnd: `
    select c.id from checkouts c where c.state = 'held' and c.hold_expires_at > c.hold_ends_at
    union all
    select c.id from checkouts c join holds h on h.checkout_id = c.id and h.state = 'active'
    where c.state = 'held' and c.hold_ends_at < $1::timestamptz - interval '90 seconds' and c.check_failures = 0
    union all
    -- One minute above the limits, since checkouts can be opened while the check runs.
    select c.id from checkouts c where c.state = 'held' and c.hold_ends_at > $1::timestamptz
        + case when c.taken_by is null then interval '46 minutes' else interval '121 minutes' end
      and not exists (select from boxes b where b.checkout_id = c.id)`,
  heldSlotsAreOpen: `
    select d.day from delivery_slots d
    where d.held <> (select count(*) from slot_holds s where s.day = d.day and s."window" = d."window")`,
  bookedSlotsAreOrders: `
    select d.day from delivery_slots d
    where d.booked <> (select count(*) from orders o
      where o.has_slot and o.delivery_day = d.day and o.delivery_window = d."window")`,
};
