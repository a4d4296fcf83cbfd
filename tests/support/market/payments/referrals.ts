import { eq } from "drizzle-orm";
import { referrals } from "#db/schema/payments/referrals.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { settleReferrals } from "#server/services/payments/referrals/credit.ts";
import type { CreateIntentInput } from "#shared/checkout/checkout.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import * as codes from "#tests/support/market/codes.ts";
import { deliver } from "#tests/support/market/payments/payout-runs.ts";
import { GOODS, type Person, type World } from "#tests/support/powers/world.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

let doors = 0;

/** A friend's first delivery, with a unique street and email address. */
export function newFriend(change: Partial<CreateIntentInput["delivery"]> = {}) {
  doors += 1;
  const address = `${doors} Referral Road`;
  return { address, email: codes.newEmail(), firstName: "Ben", ...change };
}

/** A customer's referral code, created if there is none. */
export async function codeOf(person: Person): Promise<string> {
  const { code } = await person.call((api) => api.payments.referrals.begin());
  return code;
}

/** Requests a payment for goods with a friend's code, with the total that the server calculated. */
export async function asksAs(
  world: World,
  friend: ReturnType<typeof newFriend>,
  { code, who = codes.newGuest(world), quantity = 20 }: Asked,
) {
  const wanted = await basket(world.deps.db, { slug: GOODS, quantity });
  const delivery = { ...wanted.delivery, ...friend };
  const call = (amount: number) =>
    who.call((api) =>
      api.checkout.createIntent({ ...wanted, delivery, promotionCode: code, amount }),
    );
  return call(wanted.amount).catch((error: unknown) => {
    const total = codes.totalIn(error);
    if (total === null) throw error;
    return call(total / 100);
  });
}
type Asked = { code: string; who?: Visitor; quantity?: number };

/** A customer, and a friend's paid first order with the customer's code. */
export async function referred(world: World, referrer?: Person) {
  const from = referrer ?? (await world.person());
  const asked = await asksAs(world, newFriend(), { code: await codeOf(from) });
  const order = await codes.pays(world, asked);
  return { referrer: from, order, referral: await referralOf(world, order.id) };
}

/** A referred order, delivered and past the period for problem reports, after the job has run. */
export async function credited(world: World, referrer?: Person) {
  const made = await referred(world, referrer);
  await deliver(world, made.order);
  world.clock.pass(6 * 86_400_000);
  await settleReferrals(world.deps);
  return { ...made, referral: await referralOf(world, made.order.id) };
}

export async function referralOf({ deps }: World, orderId: string) {
  const [row] = await deps.db.select().from(referrals).where(eq(referrals.orderId, orderId));
  return row!;
}

/** A customer's credit and its movements, as their own page shows them. */
export const creditOf = (person: Person) => person.call((api) => api.payments.credit.mine());

/** Refunds all that is left of an order's payment. */
export const refundWhole = (
  { deps }: World,
  intentId: string,
  cause: Extract<RefundCause, "customer_changed" | "goodwill">,
) => refundOrder(deps, null, { intentId, wish: "remaining", reason: "They asked for it", cause });
