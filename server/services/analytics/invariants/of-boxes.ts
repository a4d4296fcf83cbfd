import type { Invariants } from "./invariants.ts";

/** Invariants of weekly boxes. */
export const BOX_INVARIANTS: Invariants = {
  boxChargedOnce: `
    select b.id from boxes b left join orders o on o.checkout_id = b.checkout_id
    where (b.state = 'placed') <> (b.order_id is not null) or (b.state = 'placed' and o.id is distinct from b.order_id)
       or (b.state in ('planned', 'skipped') and b.attempt > 0)
       or (b.state <> 'placed' and b.state <> 'given_up' and o.id is not null)`,
  boxThatDoesNotCome: `
    select b.id from boxes b where b.state in ('planned', 'skipped', 'given_up', 'canceled')
      and (exists (select from holds h where h.checkout_id = b.checkout_id and h.state = 'active')
        or exists (select from slot_holds s where s.checkout_id = b.checkout_id))`,
  boxWorthItsPrice: `
    select b.id from boxes b join orders o on o.id = b.order_id
    where o.subtotal_cents - o.discount_cents + coalesce(o.credit_cents, 0) <> b.price_cents
       or o.subtotal_cents not between b.price_cents and floor(b.price_cents * 1.05)`,
};
