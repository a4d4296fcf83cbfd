import type { CustomerUpdate } from "#shared/customer-update.ts";
import type { SessionUser } from "#shared/user.ts";
import type { Deps } from "../../deps.ts";
import { mailOf } from "./mail.ts";

/** The mail as whoever writes it would get it. */
export function previewCustomerUpdate(
  { mail, publicUrl }: Pick<Deps, "mail" | "publicUrl">,
  user: SessionUser,
  update: CustomerUpdate,
) {
  const way = update.audience.kind === "subscribers" ? `${publicUrl}/unsubscribe` : null;
  return mail.compose("customer_update", mailOf(update, user.firstName, way));
}
