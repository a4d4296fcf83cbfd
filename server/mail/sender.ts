import nodemailer from "nodemailer";
import type { OutgoingMail } from "./port.ts";
import { isDeadAddress, isRefusedForGood, MailRefusedError } from "#shared/mail/mail-refused.ts";

/** Hands an email to the mail server. Throws the server's error, or `MailRefusedError` for a permanent one. */
export type MailSender = { send(mail: OutgoingMail): Promise<void>; close(): void };

/**
 * Timeouts in milliseconds, unless the URL sets its own. RFC 5321, 4.5.3.2, gives a server ten minutes to accept
 * an email.
 */
const TIMES = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 10 * 60 * 1000 };

/** Sends by SMTP. The Message-ID is derived from our row's id, so that retries are recognized as the same email. */
export function smtpSender(smtpUrl: string, from: string): MailSender {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMES }, { from });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, to, replyTo, subject, text, html, unsubscribeUrl }) => {
      const headers = unsubscribeUrl ? oneClick(unsubscribeUrl) : {};
      const messageId = `<${id}@${host}>`;
      try {
        await transport.sendMail({
          // A plain string would be parsed as a list of mailboxes.
          to: { name: "", address: to },
          replyTo,
          subject,
          text,
          html,
          headers,
          messageId,
        });
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        throw new MailRefusedError(String(error), {
          cause: error,
          isDeadAddress: isDeadAddress(error),
        });
      }
    },
    close: () => transport.close(),
  };
}

/** Headers that let email clients unsubscribe with one click (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
