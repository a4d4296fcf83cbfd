import { z } from "zod";
import { brand } from "../brand.ts";
import { emailField, longText, plainText } from "../fields.ts";
import { defineLifecycle } from "../lifecycle.ts";
import { limits } from "../platform/limits.ts";
import { ORDER_NUMBER_ALPHABET, readableCode } from "../orders/order.ts";

/** What people write to us about. */
export const CONTACT_TOPICS = [
  { id: "order", label: "An order" },
  { id: "delivery", label: "Delivery" },
  { id: "payment", label: "Payment or refund" },
  { id: "membership", label: "Membership" },
  { id: "farm", label: "A farm, or a visit to one" },
  { id: "accessibility", label: "A barrier on this site" },
  { id: "press", label: "Press" },
  { id: "other", label: "Something else" },
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number]["id"];
export const CONTACT_TOPIC_IDS = CONTACT_TOPICS.map(({ id }) => id) as [
  ContactTopic,
  ...ContactTopic[],
];

export function topicLabel(id: ContactTopic): string {
  return CONTACT_TOPICS.find((topic) => topic.id === id)?.label ?? id;
}

/** A message from its arrival until someone has answered it. */
export const contactLifecycle = defineLifecycle({
  new: { answer: "answered" },
  answered: {},
});

/** How soon a message is answered: the promise of page and mail. */
export const REPLY_WITHIN = "1 business day";

/** `T-7K3M-9QXT`. `random` as for an order's number. */
export function formatTicketNumber(random: Uint8Array): string {
  const letters = readableCode(random);
  return `T-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const ORDER_NUMBER = new RegExp(
  `^(|${brand.orderPrefix}-[${ORDER_NUMBER_ALPHABET}]{4}-[${ORDER_NUMBER_ALPHABET}]{4})$`,
);

/** The form of the contact page. An empty order number is none. */
export const contactFieldsSchema = z.object({
  topic: z.enum(CONTACT_TOPIC_IDS, "Please choose what it is about"),
  orderNumber: plainText
    .toUpperCase()
    .refine(
      (text) => ORDER_NUMBER.test(text),
      `An order number looks like ${brand.orderPrefix}-7K3M-9QXT`,
    ),
  name: plainText
    .min(limits.nameMin, "Please enter your name")
    .max(limits.personName, `Please use at most ${limits.personName} characters`),
  email: emailField("Please enter a valid email address"),
  message: longText
    .min(1, "Please write your message")
    .max(
      limits.contactMessage,
      `Please use at most ${limits.contactMessage.toLocaleString("en-US")} characters`,
    ),
});

/** What the form sends. `website` is a trap for programs that fill every field. */
export const contactSchema = contactFieldsSchema.extend({ website: z.unknown().optional() });
export type ContactInput = z.output<typeof contactSchema>;
