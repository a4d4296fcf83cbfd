import { failureOf } from "./trpc.ts";

/** Which fields the server refused, with its words: a taken name, or what only it could see. */
export function refusedFields(error: unknown): Record<string, string> {
  const failure = failureOf(error);
  if (!failure) return {};
  const { details } = failure;
  const taken = typeof details === "object" && details !== null && "field" in details;
  return taken ? { [String(details.field)]: failure.message } : failure.fieldErrors;
}

const DELIVERY = "delivery.";

/** The server's words on a delivery, by the names that its fields have in a form. */
export function deliveryErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(errors).map(([path, message]) => [
    path.startsWith(DELIVERY) ? path.slice(DELIVERY.length) : path,
    message,
  ]);
  return Object.fromEntries(own);
}
