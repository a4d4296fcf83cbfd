import { timingSafeEqual } from "node:crypto";
import type { Context } from "../http/context.ts";
import { invalid } from "../http/errors.ts";
import { required } from "../http/params.ts";

/** Throws unless a browser presents the object's client secret; our server does not have to. */
export function checkClientSecret(
  { actor }: Context,
  { given, right, what }: { given: string | null | undefined; right: string | null; what: string },
): void {
  if (!given && actor !== "browser") return;
  const theirs = Buffer.from(required(given, "client_secret"));
  const ours = Buffer.from(right ?? "");
  if (theirs.length === ours.length && timingSafeEqual(theirs, ours)) return;
  const code =
    what === "SetupIntent" ? "setup_intent_invalid_parameter" : "payment_intent_invalid_parameter";
  const message = `The client_secret provided does not match any associated ${what}.`;
  throw invalid(message, code, "client_secret");
}
