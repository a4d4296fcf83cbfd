import type { CustomerUpdate } from "#shared/subscribers/customer-update.ts";
import type { Deps } from "#server/deps.ts";
import { getBusiness } from "../../platform/business.ts";
import { mailOf } from "./mail.ts";

/** The email as people will get it. */
export async function previewCustomerUpdate(
  { db, mail, publicUrl }: Pick<Deps, "db" | "mail" | "publicUrl">,
  update: CustomerUpdate,
) {
  const way = update.audience.kind === "subscribers" ? `${publicUrl}/unsubscribe` : null;
  const business = await getBusiness({ db });
  return mail.compose("customer_update", mailOf(update, way), business);
}
