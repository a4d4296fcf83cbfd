import type { CustomerUpdate } from "#shared/customer-update.ts";
import type { SessionUser } from "#shared/user.ts";
import type { Deps } from "../../deps.ts";
import { readBusiness } from "../business.ts";
import { mailOf } from "./mail.ts";

/** The mail as whoever writes it would get it. */
export async function previewCustomerUpdate(
  { db, mail, publicUrl }: Pick<Deps, "db" | "mail" | "publicUrl">,
  user: SessionUser,
  update: CustomerUpdate,
) {
  const way = update.audience.kind === "subscribers" ? `${publicUrl}/unsubscribe` : null;
  const business = await readBusiness({ db });
  return mail.compose("customer_update", mailOf(update, user.firstName, way), business);
}
