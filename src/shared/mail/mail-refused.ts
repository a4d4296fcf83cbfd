/** The mail server will never take this email: its address or its content is refused for good. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
  /** Whether the address itself is dead, so that no other email to it would arrive either. */
  readonly isDeadAddress: boolean;

  constructor(message: string, options: ErrorOptions & { isDeadAddress: boolean }) {
    super(message, options);
    this.isDeadAddress = options.isDeadAddress;
  }
}

/** Answers to these are about this one email; at sign-in or to the sender they are about all of them. */
const ABOUT_THE_MAIL = ["RCPT TO", "DATA"];

/** What an enhanced status code (RFC 3463) says about the mailbox itself: bad addresses, and mailboxes that are closed. */
const DEAD_MAILBOX = /\b5\.(?:1\.\d{1,3}|2\.1)\b/u;
const ENHANCED_STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/u;
/** Without one: no such mailbox, not local, name not allowed (RFC 5321, 4.2.3). 552 is a full mailbox, 554 a policy. */
const DEAD_REPLIES = [550, 551, 553];

/** Whether an error of the mail library is a 5xx answer about the email itself (RFC 5321, 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command } = answerOf(error);
  return code >= 500 && code < 600 && ABOUT_THE_MAIL.includes(command);
}

/**
 * Whether such an error says that the recipient's address does not exist. A refusal by policy
 * ("5.7.1 Relaying denied") or a full mailbox is none: a misconfigured server must not silence every address.
 */
export function isDeadAddress(error: unknown): boolean {
  const { code, command, text } = answerOf(error);
  if (command !== "RCPT TO" || code < 500 || code > 599) return false;
  return ENHANCED_STATUS.test(text) ? DEAD_MAILBOX.test(text) : DEAD_REPLIES.includes(code);
}

function answerOf(error: unknown): { code: number; command: string; text: string } {
  if (!(error instanceof Error)) return { code: 0, command: "", text: "" };
  const read = (name: string): unknown => Reflect.get(error, name);
  return {
    code: Number(read("responseCode") ?? 0),
    command: String(read("command") ?? ""),
    text: String(read("response") ?? ""),
  };
}
