import { z } from "zod";
import { mailErrors as m } from "#messages/mail/errors.ts";
import { mailWords as words } from "#messages/mail/words.ts";
import { brand } from "../brand.ts";
import { atMost, emailField, longText, plainText } from "../fields.ts";
import { labeled } from "../labeled.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { limits } from "../platform/limits.ts";
import { ORDER_NUMBER_ALPHABET, readableCode } from "../orders/order.ts";

/** Topics of the contact form. */
export const CONTACT_TOPIC_IDS = [
  "order",
  "delivery",
  "payment",
  "membership",
  "farm",
  "accessibility",
  "press",
  "other",
] as const;
export type ContactTopic = (typeof CONTACT_TOPIC_IDS)[number];
export const CONTACT_TOPICS = labeled(CONTACT_TOPIC_IDS, () => words.topics);

export function topicLabel(id: ContactTopic): string {
  return words.topics[id];
}

/** A message from its arrival until it is answered. */
export const contactLifecycle = defineLifecycle({
  new: { answer: "answered" },
  answered: {},
});

/** How soon messages are answered, in business days, as promised on the page and in the email. */
export const REPLY_BUSINESS_DAYS = 1;

/** `T-7K3M-9QXT`. `random` is as for an order number. */
export function formatTicketNumber(random: Uint8Array): string {
  const letters = readableCode(random);
  return `T-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const ORDER_NUMBER = new RegExp(
  `^(|${brand.orderPrefix}-[${ORDER_NUMBER_ALPHABET}]{4}-[${ORDER_NUMBER_ALPHABET}]{4})$`,
);

/** The contact form. An empty order number means none. */
export const contactFieldsSchema = z.object({
  topic: z.enum(CONTACT_TOPIC_IDS, { error: () => m.chooseTopic }),
  orderNumber: plainText.toUpperCase().refine((text) => ORDER_NUMBER.test(text), {
    error: () => m.orderNumber(`${brand.orderPrefix}-7K3M-9QXT`),
  }),
  name: plainText
    .min(limits.nameMin, { error: () => m.name })
    .max(limits.personName, atMost(limits.personName)),
  email: emailField(),
  message: longText
    .min(1, { error: () => m.message })
    .max(limits.contactMessage, atMost(limits.contactMessage)),
});

export const ATTACHMENT_ROUTE = "/contact-attachments/:id";
/** The address of a message's attachment, for admins. `id` is the message's. */
export function attachmentPath(id: string): string {
  return ATTACHMENT_ROUTE.replace(":id", id);
}

/** The contact request. `website` is a honeypot for bots that fill every field. */
export const contactSchema = contactFieldsSchema.extend({
  website: z.unknown().optional(),
  /** The id of an uploaded file. */
  attachment: z.uuid({ error: () => m.attachAgain }).optional(),
  /** Idempotency key from the form, for a client that did not receive the response and retries. */
  key: z.uuid().optional(),
});
export type ContactInput = z.output<typeof contactSchema>;
