import { ordersErrors as m } from "#messages/orders/errors.ts";
import { z } from "zod";
import { passwordField } from "../accounts/registration.ts";
import { emailField, lineField } from "../fields.ts";
import { addDays, type Day, startOfBusinessDay } from "../time.ts";

/** How many days after delivery the link to a guest's order keeps working. */
export const ORDER_LINK_DAYS = 90;

/** The instant at which an order's links expire. */
export function linkEnd(deliveryDay: Day): Date {
  return startOfBusinessDay(addDays(deliveryDay, ORDER_LINK_DAYS + 1));
}

/** The token of a link. A malformed one is treated as an invalid link, not as a form error. */
export const linkTokenField = z.string().max(200);

const noNumber = { error: () => m.enterNumber };

/** Requests a new link from someone whose link no longer works. */
export const askLinkSchema = z.strictObject({
  number: lineField(noNumber.error)
    .min(1, noNumber)
    .max(40, noNumber)
    .transform((number) => number.toUpperCase()),
  email: emailField(),
});
export type AskLink = z.output<typeof askLinkSchema>;

/** Turns a guest's order into an account; everything else comes from the order. */
export const keepOrderSchema = z.strictObject({ password: passwordField });
