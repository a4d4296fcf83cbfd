import nodemailer from "nodemailer";
import { isDeadAddress, isRefusedForGood, MailRefusedError } from "#shared/mail/mail-refused.ts";

export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Null for what is no marketing. */
  unsubscribeUrl: string | null;
  /** Who gets the answers. */
  replyTo: { name: string; address: string };
};

/** Hands an email to the mail server. Throws what the mail server answered, and `MailRefusedError` for good. */
export type MailSender = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** In milliseconds, unless the address names its own. RFC 5321, 4.5.3.2, gives a server ten minutes to take an email. */
const TIMES = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 10 * 60 * 1000 };

/** Sends by SMTP. The Message-ID is made from our id, so that one row is one email whatever is tried again. */
export function smtpSender(smtpUrl: string, from: string): MailSender {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMES }, { from });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, to, replyTo, subject, text, html, unsubscribeUrl }) => {
      const headers = unsubscribeUrl ? oneClick(unsubscribeUrl) : {};
      const messageId = `<${id}@${host}>`;
      try {
        await transport.sendMail({
          // As a text it would be read as a list of mailboxes.
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

/** The headers by which an email program offers to unsubscribe in one click (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
