import { z } from "zod";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { dayField } from "../fields.ts";
import { defineLifecycle } from "../lifecycle.ts";

/** A message is written, sent through the outbox, and then only read. */
export const customerUpdateLifecycle = defineLifecycle({
  draft: { send: "sending" },
  sending: { finish: "sent", stop: "stopped" },
  sent: {},
  stopped: {},
});
export type CustomerUpdateState = (typeof customerUpdateLifecycle.states)[number];

/**
 * Who a message goes to. `orders` are the customers of the orders that match; it is about their
 * order and reaches them whatever they subscribed to. `subscribers` is marketing: only those who
 * confirmed, with a way to unsubscribe.
 */
export const audienceSchema = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("orders"),
      /** Orders that come, or came, on this day; null for every order that is still to come. */
      day: dayField("Please choose a delivery day").nullable(),
      /** The last of several days, as of a lot that went out over a week; null for `day` alone. */
      lastDay: dayField("Please choose the last day").nullable().default(null),
      /** Only orders to this zone, by its name. */
      zone: z.string().max(80).nullable().default(null),
      /** Empty means every window. */
      windows: z.array(z.enum(WINDOW_IDS)).default([]),
      /** Only orders with goods of this farm. */
      farmId: z.int32().positive().nullable().default(null),
      /** Only orders with this product. */
      productId: z.int32().positive().nullable().default(null),
      /** Zips begin with one of these; empty means all. */
      zips: z
        .array(z.string().regex(/^\d{3,5}$/u, "Zip codes have three to five digits"))
        .max(100)
        .default([]),
    })
    .refine(({ day, lastDay }) => lastDay === null || (day !== null && lastDay >= day), {
      path: ["lastDay"],
      error: "The last day cannot be before the first",
    }),
  z.strictObject({
    kind: z.literal("subscribers"),
    source: z.string().max(40).nullable().default(null),
    tag: z.string().max(40).nullable().default(null),
  }),
]);
export type Audience = z.output<typeof audienceSchema>;

export const customerUpdateSchema = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(3, "Please write a subject")
    .max(120, "Please keep the subject under 120 characters"),
  body: z
    .string()
    .trim()
    .min(10, "Please write what you want to say")
    .max(5_000, "Please keep the message under 5,000 characters"),
  audience: audienceSchema,
});
export type CustomerUpdate = z.output<typeof customerUpdateSchema>;
