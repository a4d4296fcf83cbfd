import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { usernameFor } from "#shared/accounts/registration.ts";
import { secondFactors } from "#db/schema/accounts/accounts.ts";
import { orderLinks } from "#db/schema/orders/links.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { users } from "#db/schema/accounts/users.ts";
import { checkCredentials, registerUser } from "../../accounts/sign-in/credentials.ts";
import type { Verified } from "../../accounts/sign-in/sessions.ts";
import type { Caller } from "../../accounts/sign-in/sign-in-tries.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { noteSecurity } from "../../platform/audit/security-events.ts";
import { opensByLink } from "../../platform/links/order-links.ts";
import { hashToken } from "../../platform/links/tokens.ts";
import { orderOfLink } from "./link.ts";

type Keeping = Parameters<typeof registerUser>[0];

/**
 * Creates an account for whoever has the link of a guest's order, with the order's name and email address, and makes it
 * the order's owner. As after every registration, the email address is unverified, so no other orders are transferred
 * (docs/decisions/013). The order's links stop working, but for this: with the same password, as after a lost response,
 * they sign in to that account. Throws `not_found` for a link that does not work, `conflict` if the email address
 * already has an account, `invalid` for a common password, `signed_out` for another password, `too_many` and `busy`.
 */
export async function keepAsAccount(
  deps: Keeping,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<Verified> {
  const keeper = await keptBy(deps, token);
  if (keeper) {
    const { factor, ...verified } = await checkCredentials(
      deps,
      { username: keeper, password },
      caller,
    );
    const { address } = caller;
    const facts = { actorId: verified.user.id, procedure: "guestOrders.keep", factor, address };
    noteSecurity(deps, "sign_in.succeeded", facts);
    return verified;
  }
  const { id, email, delivery } = await orderOfLink(deps, token);
  const fields = {
    username: usernameFor(email, randomBytes(4).toString("hex")),
    email,
    password,
    firstName: delivery.firstName ?? "",
    lastName: delivery.lastName ?? "",
    role: "customer" as const,
    zipCode: delivery.zipCode,
    phoneNumber: delivery.phone,
  };
  return registerUser(deps, fields, caller.address, async (tx, user) => {
    // Checked again, since the link may have expired. Of two concurrent calls, only one gets the email address.
    await orderOfLink(deps, token, tx);
    await tx
      .update(orders)
      .set({ userId: user.id })
      .where(and(eq(orders.id, id), opensByLink(deps, tx, token)));
    await recordAudit(deps, tx, user, {
      action: "user.orders_joined",
      subject: { kind: "user", id: user.id, name: user.username },
      detail: { orders: 1, memberships: 0 },
    });
  });
}

/**
 * The username of the account that was created through this link: it has the order's email address and began with the
 * order, without a second factor. Null if there is none.
 */
async function keptBy({ db, clock }: Keeping, token: string): Promise<string | null> {
  const [keeper] = await db
    .select({ username: users.username })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .innerJoin(
      users,
      and(
        eq(users.id, orders.userId),
        eq(users.email, orders.email),
        eq(users.role, "customer"),
        isNull(users.emailVerifiedAt),
      ),
    )
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(
      and(
        eq(orderLinks.tokenHash, hashToken(token)),
        gt(orderLinks.endsAt, clock.now()),
        isNull(secondFactors.confirmedAt),
      ),
    );
  return keeper?.username ?? null;
}
