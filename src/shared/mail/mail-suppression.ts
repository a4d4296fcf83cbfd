import { z } from "zod";
import { mailWords as words } from "#messages/mail/words.ts";
import { wordTable } from "../labeled.ts";
import { emailField } from "../fields.ts";
import { tableInput } from "../platform/table/table.ts";

/** Why an address receives less email, or none. */
export const SUPPRESSION_REASONS = ["bounce", "complaint"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** The source of the suppression: our own mail server's reply, or a report from the mail provider. */
export const SUPPRESSION_SOURCES = ["smtp", "report"] as const;
export type SuppressionSource = (typeof SUPPRESSION_SOURCES)[number];

export const SUPPRESSION_REASON_WORDS = wordTable(
  SUPPRESSION_REASONS,
  () => words.suppressionReasons,
);
export const SUPPRESSION_EFFECTS = wordTable(SUPPRESSION_REASONS, () => words.suppressionEffects);

/** A dead address gets nothing; one that complained still gets emails about orders and the account. */
function isSuppressed(reason: SuppressionReason | null, isMarketing: boolean): boolean {
  return reason === "bounce" || (reason === "complaint" && isMarketing);
}

/**
 * Whether an address is a placeholder for one that was erased or rejected: it ends in `.invalid`, which never exists
 * on the internet (RFC 6761).
 */
export function isNoOnes(address: string): boolean {
  return /\.invalid$/i.test(address);
}

/** Why an email is not sent at all; stored with the email in place of an error. */
const UNSENT_REASONS = ["no_one", "suppressed_bounce", "suppressed_complaint"] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];

/** Why an email is not sent to its address; null if it is. */
export function unsentReason(
  address: string,
  suppressed: SuppressionReason | null,
  isMarketing: boolean,
): UnsentReason | null {
  if (isNoOnes(address)) return "no_one";
  return suppressed && isSuppressed(suppressed, isMarketing) ? `suppressed_${suppressed}` : null;
}

/** Describes why an email did not reach its recipient; a mail server's reply is returned unchanged. */
export function mailErrorWords(lastError: string | null): string | null {
  const known = UNSENT_REASONS.find((one) => one === lastError);
  return known ? words.unsent[known] : lastError;
}

/**
 * The mail provider's report to `POST /webhooks/mail`: a permanent delivery failure, or a spam complaint.
 * `messageId` is the email's Message-ID; other fields are ignored.
 */
export const mailReport = z.object({
  type: z.enum(SUPPRESSION_REASONS),
  email: emailField(),
  messageId: z.string().max(500).optional(),
});
export type MailReport = z.output<typeof mailReport>;

/** Columns suppressed addresses can be sorted by. */
const SUPPRESSION_SORTS = ["createdAt"] as const;
export const suppressionQuery = tableInput(SUPPRESSION_SORTS).extend({
  reason: z.enum(SUPPRESSION_REASONS).optional(),
});
export type SuppressionQuery = z.output<typeof suppressionQuery>;
