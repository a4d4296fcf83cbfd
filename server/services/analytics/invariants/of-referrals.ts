import type { Invariants } from "./invariants.ts";

/** Invariants of referrals: each first order counts once, for its referrer, and costs what was promised. */
export const REFERRAL_INVARIANTS: Invariants = {
  referralOfItsOrder: `
    select r.id from referrals r left join promotion_uses u on u.order_id = r.order_id
      left join promotions p on p.id = u.promotion_id
    where p.referrer_id is distinct from r.referrer_id
    union all
    select u.order_id from promotion_uses u join promotions p on p.id = u.promotion_id
    where p.referrer_id is not null and u.order_id is not null
      and not exists (select from referrals r where r.order_id = u.order_id)`,
  referralIsCreditOnce: `
    select r.id from referrals r left join credits c on c.key = 'referral:' || r.id
    where (r.credited_at is not null) <> (c.id is not null)
       or (c.id is not null and (c.amount_cents <> r.reward_cents or c.user_id <> r.referrer_id))
    union all
    select r.id from referrals r left join credits c on c.key = 'referral_back:' || r.id
    where coalesce(-c.amount_cents, 0) <> coalesce(r.taken_back_cents, 0)
       or (c.id is not null and c.user_id <> r.referrer_id)`,
  referralsCostWhatTheyGave: `
    select cost.sum from (select coalesce(sum(amount_cents), 0) as sum from ledger_entries where account = 'referrals') cost
    where cost.sum <> (select coalesce(sum(reward_cents - coalesce(taken_back_cents, 0)), 0) from referrals
      where credited_at is not null)`,
};
