/** The mail server permanently rejected this email, because of its address or its content. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
  /** Whether the address itself is dead, so that any other email to it would fail too. */
  readonly isDeadAddress: boolean;

  constructor(message: string, options: ErrorOptions & { isDeadAddress: boolean }) {
    super(message, options);
    this.isDeadAddress = options.isDeadAddress;
  }
}

/** Replies to these commands concern this email; replies at sign-in or to the sender concern all email. */
const ABOUT_THE_MAIL = ["RCPT TO", "DATA"];

/** Enhanced status codes (RFC 3463) about the mailbox itself: bad addresses and disabled mailboxes. */
const DEAD_MAILBOX = /\b5\.(?:1\.\d{1,3}|2\.1)\b/u;
const ENHANCED_STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/u;
/**
 * For replies without an enhanced code: no such mailbox, not local, name not allowed (RFC 5321, 4.2.3). 552 is a
 * full mailbox, 554 a policy.
 */
const DEAD_REPLIES = [550, 551, 553];

/** Whether a mail library error is a 5xx reply about the email itself (RFC 5321, 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command } = answerOf(error);
  return code >= 500 && code < 600 && ABOUT_THE_MAIL.includes(command);
}

/**
 * Whether the error means that the recipient's address does not exist. Excludes policy rejections ("5.7.1 Relaying
 * denied") and full mailboxes: a misconfigured server must not suppress every address.
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
