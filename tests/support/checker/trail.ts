import type { Sql } from "postgres";
import type { Code, Rate } from "./sale.ts";

/** A recorded tax: its rate is used, its amount is recomputed. */
type WrittenTax = Rate & { amount: number };
type WrittenLine = {
  product: number;
  farm: number;
  price: number;
  units: number;
  /** The maximum weight of one unit in hundredths of a pound; null unless sold by weight. */
  weighs: number | null;
  commissionBps: number;
  off: number;
  farmOff: number;
  commission: number;
  farmShare: number;
  taxes: WrittenTax[];
};

/** One payment of an order, from the rows of orders, lines, and additions. */
export type Payment = {
  intent: string;
  orderId: string;
  number: string;
  userId: string | null;
  /** The key of its credit movement. */
  creditKey: string;
  fee: number;
  feeTaxes: WrittenTax[];
  code: Code | null;
  boxPrice: number | null;
  /** In the order of the quote. */
  lines: WrittenLine[];
  goods: number;
  tax: number;
  discount: number;
  credit: number;
  total: number;
};

export type Bearer = "farm" | "market" | "carrier" | "customer";
export type Refund = {
  id: string;
  intent: string;
  orderId: string | null;
  cause: string | null;
  bearer: Bearer | null;
  state: string;
  card: number;
  credit: number;
  fee: number;
  feeTaxes: WrittenTax[];
  gift: number;
  replaces: string | null;
  overtakenBy: string | null;
  at: Date;
  lines: {
    product: number;
    units: number;
    weight: number | null;
    price: number;
    tax: number;
    commission: number;
    farmShare: number;
  }[];
};
/** An event that moved money, in order of occurrence. Its recorded entries are only compared. */
export type Event = {
  key: string;
  kind: string;
  orderId: string | null;
  intent: string | null;
  at: Date;
  booked: { account: string; farm: number | null; authority: string | null; amount: number }[];
};
export type Payout = {
  id: string;
  runId: string;
  farm: number;
  state: string;
  hold: string | null;
  amount: number;
  reversalId: string | null;
  at: Date;
  changedAt: Date;
};
export type Trail = {
  payments: Payment[];
  refunds: Refund[];
  events: Event[];
  /** Changes of a refund's bearer, oldest first. */
  decisions: { refund: string; from: Bearer; to: Bearer }[];
  credits: { key: string; user: string; amount: number }[];
  giftCards: { id: string; intent: string; state: string }[];
  runs: { id: string; day: string; draftedAt: Date }[];
  payouts: Payout[];
  moves: { orderId: string; from: string | null; to: string; at: Date }[];
  disputes: { intent: string; isOver: boolean; at: Date; changedAt: Date }[];
};

/** Reads the events from rows only, never from sums computed by the product. */
export async function readTrail(sql: Sql): Promise<Trail> {
  const [payments, refunds, events, decisions, credits, giftCards, runs, payouts, moves, disputes] =
    await Promise.all([
      paymentsOf(sql),
      refundsOf(sql),
      eventsOf(sql),
      sql<Trail["decisions"]>`
        select detail ->> 'refund' as refund, detail -> 'bearer' ->> 'from' as "from", detail -> 'bearer' ->> 'to' as "to"
        from audit_log where action = 'refund.bearer_changed' order by id`,
      sql<
        Trail["credits"]
      >`select key, user_id as user, amount_cents as amount from credits order by id`,
      sql<Trail["giftCards"]>`
        select g.id, c.payment_intent_id as intent, g.state from gift_cards g join checkouts c on c.id = g.checkout_id`,
      sql<Stamped<Trail["runs"][number]>[]>`
        select id, day::text, drafted_at as "draftedAt" from payout_runs order by day`,
      sql<Stamped<Payout>[]>`
        select id, run_id as "runId", farm_id as farm, state, hold_reason as hold, amount_cents as amount,
          reversal_id as "reversalId", created_at as at, updated_at as "changedAt"
        from payouts order by created_at, id`,
      sql<Stamped<Trail["moves"][number]>[]>`
        select order_id as "orderId", from_state as "from", to_state as "to", created_at as at from order_history order by id`,
      sql<Stamped<Trail["disputes"][number]>[]>`
        select intent_id as intent, status in ('won', 'lost', 'warning_closed', 'prevented') as "isOver",
          created_at as at, coalesce(closed_at, updated_at) as "changedAt" from disputes`,
    ]);
  return {
    payments,
    refunds,
    events,
    decisions: [...decisions],
    credits: [...credits],
    giftCards: [...giftCards],
    runs: runs.map((run) => ({ ...run, draftedAt: new Date(run.draftedAt) })),
    payouts: payouts.map((one) => ({
      ...one,
      at: new Date(one.at),
      changedAt: new Date(one.changedAt),
    })),
    moves: moves.map((move) => ({ ...move, at: new Date(move.at) })),
    disputes: disputes.map((one) => ({
      ...one,
      at: new Date(one.at),
      changedAt: new Date(one.changedAt),
    })),
  };
}

/** Rows contain instants as text. */
type Stamped<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

/** The lines of payments in quote order, which affects the rounding of taxes. */
async function paymentsOf(sql: Sql): Promise<Payment[]> {
  const rows = await sql<Payment[]>`
    with place as (
      select q.checkout_id, (line -> 'productId')::int as product_id, min(at) as at
      from checkout_quotes q join checkouts c on c.id = q.checkout_id and c.revision = q.revision
        cross join jsonb_array_elements(q.quote -> 'lines') with ordinality as x(line, at) group by 1, 2
    ), added as (
      select a.order_id, x.product_id, sum(x.quantity) as units, sum(x.commission_cents) as commission,
        sum(x.farm_share_cents) as share
      from order_additions a join order_addition_lines x on x.checkout_id = a.checkout_id group by 1, 2
    ), later as (
      select order_id, sum(subtotal_cents) as goods, sum(tax_cents) as tax, sum(credit_cents) as credit, sum(total_cents) as total
      from order_additions group by 1
    )
    select o.payment_intent_id as intent, o.id as "orderId", o.number, o.user_id as "userId", 'order:' || o.id as "creditKey",
      o.delivery_cents as fee, o.delivery_taxes as "feeTaxes", b.price_cents as "boxPrice",
      (select jsonb_build_object('kind', p.kind, 'value', p.value, 'farm', p.farm_id)
        from promotion_uses u join promotions p on p.id = u.promotion_id where u.order_id = o.id) as code,
      (o.subtotal_cents - coalesce(later.goods, 0))::int as goods, (o.tax_cents - coalesce(later.tax, 0))::int as tax,
      (o.discount_cents - coalesce(later.credit, 0))::int as discount,
      (o.credit_cents - coalesce(later.credit, 0))::int as credit, (o.total_cents - coalesce(later.total, 0))::int as total,
      (select jsonb_agg(jsonb_build_object('product', l.product_id, 'farm', l.farm_id, 'price', l.unit_price_cents,
          'units', l.quantity - coalesce(added.units, 0), 'weighs', l.most_weight, 'commissionBps', l.commission_bps, 'off', l.promotion_cents,
          'farmOff', l.farm_promotion_cents, 'commission', l.commission_cents - coalesce(added.commission, 0),
          'farmShare', l.farm_share_cents - coalesce(added.share, 0), 'taxes', l.taxes)
          order by place.at nulls last, l.product_id)
        from order_lines l left join added on added.order_id = l.order_id and added.product_id = l.product_id
          left join place on place.checkout_id = o.checkout_id and place.product_id = l.product_id
        where l.order_id = o.id and l.quantity > coalesce(added.units, 0)) as lines
    from orders o left join boxes b on b.order_id = o.id left join later on later.order_id = o.id
    union all
    select a.payment_intent_id, o.id, o.number, o.user_id, 'addition:' || a.checkout_id, 0, '[]', null, null,
      a.subtotal_cents, a.tax_cents, a.credit_cents, a.credit_cents, a.total_cents,
      (select jsonb_agg(jsonb_build_object('product', x.product_id, 'farm', l.farm_id, 'price', l.unit_price_cents,
          'units', x.quantity, 'weighs', l.most_weight, 'commissionBps', x.commission_bps, 'off', 0, 'farmOff', 0,
          'commission', x.commission_cents, 'farmShare', x.farm_share_cents, 'taxes', x.taxes)
          order by place.at nulls last, x.product_id)
        from order_addition_lines x join order_lines l on l.order_id = a.order_id and l.product_id = x.product_id
          left join place on place.checkout_id = a.checkout_id and place.product_id = x.product_id
        where x.checkout_id = a.checkout_id)
    from order_additions a join orders o on o.id = a.order_id`;
  return [...rows];
}

/** Lines in insertion order, which affects the rounding of taxes. */
async function refundsOf(sql: Sql): Promise<Refund[]> {
  const rows = await sql<Stamped<Refund>[]>`
    select r.id, r.intent_id as intent, r.order_id as "orderId", r.cause, r.bearer, r.state, r.amount_cents as card,
      r.credit_cents as credit, r.delivery_cents as fee, r.delivery_taxes as "feeTaxes", r.goodwill_cents as gift,
      r.replaces, r.overtaken_by as "overtakenBy", r.created_at as at,
      coalesce((select jsonb_agg(jsonb_build_object('product', l.product_id, 'units', l.quantity, 'weight', l.weight, 'price', l.amount_cents,
          'tax', l.tax_cents, 'commission', l.commission_cents, 'farmShare', l.farm_share_cents) order by l.ctid)
        from refund_lines l where l.refund_id = r.id), '[]') as lines
    from refunds r order by r.created_at, r.id`;
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

async function eventsOf(sql: Sql): Promise<Event[]> {
  const rows = await sql<Stamped<Event>[]>`
    select t.key, t.kind, t.order_id as "orderId", t.intent_id as intent, t.created_at as at,
      jsonb_agg(jsonb_build_object('account', e.account, 'farm', e.farm_id, 'authority', e.authority,
        'amount', e.amount_cents) order by e.id) as booked
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    group by t.id order by min(e.id)`;
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
