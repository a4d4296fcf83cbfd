import type { MailData } from "#server/mail/port.ts";

/** What is mailed to one person. */
export function mailOf(
  { subject, body }: { subject: string; body: string },
  unsubscribeUrl: string | null,
): MailData["customer_update"] {
  return {
    subject,
    paragraphs: body.split(/\n\s*\n/u).map((paragraph) => paragraph.trim()),
    unsubscribeUrl,
  };
}

/** What makes a message reach a person once. */
export function mailKeyOf(updateId: string, email: string): string {
  return `customer_update:${updateId}:${email}`;
}
