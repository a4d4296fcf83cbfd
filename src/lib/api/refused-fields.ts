import { failureOf } from "./trpc.ts";

/** Which fields the server refused, with its words: a taken name, or what only it could see. */
export function refusedFields(error: unknown): Record<string, string> {
  const failure = failureOf(error);
  if (!failure) return {};
  const { details } = failure;
  const taken = typeof details === "object" && details !== null && "field" in details;
  return taken ? { [String(details.field)]: failure.message } : failure.fieldErrors;
}
