import { failureOf } from "./trpc.ts";

/** The server's errors by field: a taken username, or anything only the server can check. */
export function refusedFields(error: unknown): Record<string, string> {
  const failure = failureOf(error);
  if (!failure) return {};
  const { details } = failure;
  const taken = typeof details === "object" && details !== null && "field" in details;
  return taken ? { [String(details.field)]: failure.message } : failure.fieldErrors;
}

const DELIVERY = "delivery.";

/** The server's errors about a delivery, keyed by the form's field names. */
export function deliveryErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(errors).map(([path, message]) => [
    path.startsWith(DELIVERY) ? path.slice(DELIVERY.length) : path,
    message,
  ]);
  return Object.fromEntries(own);
}
