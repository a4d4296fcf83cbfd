/** The mail server will never take this mail: its address or its content is refused for good. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}

/** Answers to these are about this one mail; at sign-in or to the sender they are about all of them. */
const ABOUT_THE_MAIL = ["RCPT TO", "DATA"];

/** Whether an error of the mail program is a 5xx answer about the mail itself (RFC 5321, 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "responseCode");
  const command: unknown = Reflect.get(error, "command");
  return Number(code) >= 500 && Number(code) < 600 && ABOUT_THE_MAIL.includes(String(command));
}
