import { platformErrors as platform } from "#messages/platform/errors.ts";
import { platformFields as fields } from "#messages/platform/fields.ts";
import { z } from "zod";

/**
 * What a schema says wherever a field has no message of its own: the library's own words are English for programmers.
 * For the whole process; also errors in the log then carry these words, beside the library's code and path.
 */
export function speakPlainSchemaErrors(): void {
  z.config({ customError: messageFor });
}

type Issue = Parameters<NonNullable<z.core.$ZodConfig["customError"]>>[0];

function messageFor(issue: Issue): string {
  if (issue.code === "invalid_type" && issue.input === undefined) return fields.missing;
  if (issue.code === "too_big" && issue.origin === "string") {
    return fields.atMost(Number(issue.maximum));
  }
  return platform.notRight;
}
