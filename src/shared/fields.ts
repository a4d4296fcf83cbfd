import { z } from "zod";
import { limits } from "./limits.ts";

/** Characters no form field takes: control characters, among them NUL, which Postgres refuses. */
// oxlint-disable-next-line no-control-regex -- the control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const isCleanText = (value: string) => !CONTROL.test(value) && !LONE_SURROGATE.test(value);
const NOT_CLEAN = "Please remove the special characters";

export const trimmed = z.string().refine(isCleanText, NOT_CLEAN).trim();

/** One line of text as a person types it: trimmed, without line breaks or control characters. */
export const plainText = trimmed.refine((value) => !/[\r\n]/.test(value), NOT_CLEAN);

/** Text of several lines. */
export const longText = trimmed;

/** A mail address with a dot in its host; the case of letters does not matter, so it is lowered. */
export function emailField(message: string) {
  return z
    .string({ error: message })
    .trim()
    .toLowerCase()
    .max(limits.email, message)
    .refine(
      (value) => /^[^\s@"<>(),;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && isCleanText(value),
      message,
    );
}
