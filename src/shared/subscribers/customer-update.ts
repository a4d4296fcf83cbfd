import { z } from "zod";
import { subscribersAdminFields as m } from "#messages/subscribers/admin-fields.ts";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { atMost, dayField, lineField, longText } from "../fields.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { placeholderProblem } from "./placeholders.ts";
import { SUBSCRIBER_SOURCES } from "./subscriber.ts";
import { subscriberLimits } from "./subscriber-limits.ts";

/** A message is drafted, sent through the outbox now or at its scheduled time, and then read-only. */
export const customerUpdateLifecycle = defineLifecycle({
  draft: { schedule: "scheduled", send: "sending" },
  scheduled: { send: "sending", unschedule: "draft" },
  sending: { finish: "sent", stop: "stopped" },
  sent: {},
  stopped: {},
});
export type CustomerUpdateState = (typeof customerUpdateLifecycle.states)[number];

/** The progress of a message's emails, in numbers of people. */
export type UpdateCounts = {
  people: number;
  /** Their email is in the outbox, sent or failed. */
  queued: number;
  sent: number;
  failed: number;
  /** No email was written: unsubscribed, or the order was canceled or refunded. */
  leftOut: number;
};

/**
 * The type of a message to customers. `order` concerns their order and reaches them whatever they are subscribed to.
 * `news` is marketing: it reaches only those customers who confirmed the newsletter, with an unsubscribe link.
 */
export const ABOUT = ["order", "news"] as const;

const id = z.int32().positive().nullable().default(null);

/**
 * Who receives a message. `orders` are customers of orders that match all criteria; for one farm's goods of a
 * delivery day, choose both. `subscribers` are confirmed subscribers, which is always marketing.
 */
export const audienceSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("orders"),
    about: z.enum(ABOUT).default("order"),
    /** Null means all open orders, which are still to be delivered. */
    day: dayField(() => m.chooseDay).nullable(),
    /** Empty means every window. */
    windows: z.array(z.enum(WINDOW_IDS)).default([]),
    /** Only orders in the zone with this name; null means all. */
    zone: z.string().max(60).nullable().default(null),
    /** Only orders with goods of this farm. */
    farmId: id,
    /** Only orders with this product. */
    productId: id,
    /** Only zips with one of these prefixes; empty means all. */
    zips: z
      .array(z.string().regex(/^\d{3,5}$/u, { error: () => m.zipDigits }))
      .max(100)
      .default([]),
  }),
  z.strictObject({
    kind: z.literal("subscribers"),
    source: z.enum(SUBSCRIBER_SOURCES).nullable().default(null),
    tag: z.string().max(40).nullable().default(null),
  }),
]);
export type Audience = z.output<typeof audienceSchema>;
export type OrderAudience = Extract<Audience, { kind: "orders" }>;

/** Whether a message to an audience is marketing: only for confirmed subscribers, with an unsubscribe link. */
export function isMarketing(audience: Audience): boolean {
  return audience.kind === "subscribers" || audience.about === "news";
}

export const customerUpdateSchema = z
  .strictObject({
    subject: lineField(() => m.subject)
      .min(3, { error: () => m.subject })
      .max(subscriberLimits.subject, atMost(subscriberLimits.subject)),
    body: longText
      .min(10, { error: () => m.body })
      .max(subscriberLimits.body, atMost(subscriberLimits.body)),
    audience: audienceSchema,
  })
  .superRefine(({ audience, ...text }, context) => {
    const hasOrders = audience.kind === "orders";
    const hasGoods = hasOrders && (audience.farmId !== null || audience.productId !== null);
    for (const part of ["subject", "body"] as const) {
      const message = placeholderProblem(part, text[part], { hasOrders, hasGoods });
      if (message !== null) context.addIssue({ code: "custom", path: [part], message });
    }
  });
export type CustomerUpdate = z.output<typeof customerUpdateSchema>;
