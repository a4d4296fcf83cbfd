import { z } from "zod";
import { subscribersFields as m } from "#messages/subscribers/fields.ts";
import { emailField, plainText } from "../fields.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { limits } from "../platform/limits.ts";

/** Where a subscriber signed up. The first two come from the specification. */
export const SUBSCRIBER_SOURCES = [
  "footer_newsletter",
  "welcome_popup",
  "early_access",
  "waitlist",
  "back_in_season",
  "careers",
  "account",
  "import",
] as const;
export type SubscriberSource = (typeof SUBSCRIBER_SOURCES)[number];

/** No marketing is sent before an address is confirmed, or after it has unsubscribed. */
export const subscriberLifecycle = defineLifecycle({
  pending: { confirm: "confirmed", unsubscribe: "unsubscribed" },
  confirmed: { unsubscribe: "unsubscribed" },
  unsubscribed: { ask_again: "pending" },
});
export type SubscriberState = (typeof subscriberLifecycle.states)[number];

/** Events recorded for each address, as proof of consent. */
const SUBSCRIBER_EVENTS = [
  "signed_up",
  "asked_for_alert",
  "confirmed",
  "unsubscribed",
  "imported",
  "unsubscribed_by_team",
  "erased",
] as const;
export type SubscriberEvent = (typeof SUBSCRIBER_EVENTS)[number];

/** Events in which someone gives consent. */
const AGREEING_EVENTS: readonly SubscriberEvent[] = ["signed_up", "asked_for_alert", "confirmed"];

/** The version of the consent text; changed with every edit of the form or the confirmation email. */
const CONSENT_TEXT = "2026-11";

/** The version of the consent text agreed to in an event; null if none. */
export function wordsOf(event: SubscriberEvent): string | null {
  return AGREEING_EVENTS.includes(event) ? CONSENT_TEXT : null;
}

const email = emailField();

/** The popup's form (spec section 5), message by message. */
export const welcomeLeadSchema = z.object({
  firstName: plainText
    .min(limits.nameMin, { error: () => m.firstName })
    .max(limits.personName, { error: () => m.firstName }),
  lastName: plainText
    .min(limits.nameMin, { error: () => m.lastName })
    .max(limits.personName, { error: () => m.lastName }),
  email,
  zipCode: plainText
    .min(limits.zipMin, { error: () => m.validZip })
    .max(limits.zipMax, { error: () => m.validZip }),
  source: z.literal("welcome_popup"),
});

const addressOnly = z.object({
  email,
  source: z.enum(SUBSCRIBER_SOURCES).exclude(["welcome_popup", "account", "import"]),
});

/** "Tell me when it is back": an email address and the product to watch. */
export const productAlertSchema = z.object({
  email,
  productId: z.int32().positive(),
  website: z.unknown().optional(),
});
export type ProductAlertInput = z.output<typeof productAlertSchema>;

/**
 * `POST /api/subscribers`: an address with its source, or the popup's fields. `website` is a honeypot for bots that
 * fill every field; people never see it.
 */
export const subscribeSchema = z.intersection(
  z.discriminatedUnion("source", [welcomeLeadSchema, addressOnly], {
    error: () => m.unknownSource,
  }),
  z.object({ website: z.unknown().optional() }),
);
export type SubscribeInput = z.output<typeof subscribeSchema>;
