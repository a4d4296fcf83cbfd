import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { usernameFor } from "#shared/accounts/registration.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { orderLinks } from "#db/schema/orders/links.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { registerUser } from "../../accounts/sign-in/credentials.ts";
import { recordAudit } from "../../platform/audit.ts";
import { opensByLink } from "../../platform/order-links.ts";
import { orderOfLink } from "./link.ts";

type Keeping = Parameters<typeof registerUser>[0];

/**
 * Creates an account for whoever has the link of a guest's order, with the order's name and email address, and makes it
 * the order's owner. As after every registration, the email address is unverified, so no other orders are transferred
 * (docs/decisions/013). The order's links stop working. Throws `not_found` for a link that does not work, `conflict`
 * if the email address already has an account, `invalid` for a common password, `too_many` and `busy`.
 */
export async function keepAsAccount(
  deps: Keeping,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<SessionUser> {
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
  return registerUser(deps, fields, address, async (tx, user) => {
    // Checked again, since the link may have expired. Of two concurrent calls, only one gets the email address.
    await orderOfLink(deps, token, tx);
    await tx
      .update(orders)
      .set({ userId: user.id })
      .where(and(eq(orders.id, id), opensByLink(deps, tx, token)));
    await tx.delete(orderLinks).where(eq(orderLinks.orderId, id));
    await recordAudit(deps, tx, user, {
      action: "user.orders_joined",
      subject: { kind: "user", id: user.id, name: user.username },
      detail: { orders: 1, memberships: 0 },
    });
  });
}
