import nodemailer from "nodemailer";

export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string };

/** Takes a mail out of the house. Throws what the mail server answered. */
export type MailSender = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** Sends by SMTP. The Message-ID is made from our id, so that one row is one mail whatever is tried again. */
export function smtpSender(smtpUrl: string, from: string): MailSender {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, ...mail }) => {
      await transport.sendMail({ ...mail, messageId: `<${id}@${host}>` });
    },
    close: () => transport.close(),
  };
}
