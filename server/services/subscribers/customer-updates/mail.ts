import type { MailData } from "#server/mail/port.ts";
import { fillPlaceholders, type PlaceholderWords } from "#shared/subscribers/placeholders.ts";

type ForReader = {
  /** Null for a reader without an order, when there are no placeholders to fill in. */
  words: PlaceholderWords | null;
  order: MailData["customer_update"]["order"];
  unsubscribeUrl: string | null;
};

/** The data of the email to one person. */
export function mailOf(
  { subject, body }: { subject: string; body: string },
  { words, order, unsubscribeUrl }: ForReader,
): MailData["customer_update"] {
  const filled = (text: string) => (words ? fillPlaceholders(text, words) : text);
  return {
    subject: filled(subject),
    paragraphs: body.split(/\n\s*\n/u).map((paragraph) => filled(paragraph.trim())),
    order,
    unsubscribeUrl,
  };
}

/**
 * A deduplication key, so that a message reaches each person once. Without the address, because our
 * copies of emails lose their reader after a while and keep the key.
 */
export function mailKeyOf(updateId: string, mailKey: string): string {
  return `customer_update:${updateId}:${mailKey}`;
}
