import { ordersErrors as m } from "#messages/orders-errors.ts";
import { z } from "zod";
import { passwordField } from "../accounts/registration.ts";
import { emailField, lineField } from "../fields.ts";
import { addDays, type Day, startOfBusinessDay } from "../time.ts";

/** Days after its delivery until which the link to a guest's order works. */
export const ORDER_LINK_DAYS = 90;

/** The instant at which the links of an order end. */
export function linkEnd(deliveryDay: Day): Date {
  return startOfBusinessDay(addDays(deliveryDay, ORDER_LINK_DAYS + 1));
}

/** The token of a link. What cannot be one is a link that does not work, not a form to mend. */
export const linkTokenField = z.string().max(200);

const noNumber = { error: () => m.enterNumber };

/** What someone without a link that works enters to get a fresh one. */
export const askLinkSchema = z.strictObject({
  number: lineField(noNumber.error)
    .min(1, noNumber)
    .max(40, noNumber)
    .transform((number) => number.toUpperCase()),
  email: emailField(() => m.validEmail),
});
export type AskLink = z.output<typeof askLinkSchema>;

/** What makes an account of a guest's order: the rest is the order's. */
export const keepOrderSchema = z.strictObject({ password: passwordField });
