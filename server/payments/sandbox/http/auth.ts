import { createHash, timingSafeEqual } from "node:crypto";
import type { Actor } from "./context.ts";
import { ApiError } from "./errors.ts";

/** Prefix of a browser's key, which is useless without an intent's client secret. */
const PUBLISHABLE_PREFIX = "pk_test_sandbox_";

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: "invalid_request_error", message });
}

/** Compares in constant time, whatever the lengths. */
export function sameSecret(given: string, right: string): boolean {
  const digest = (value: string) => createHash("sha256").update(value).digest();
  return timingSafeEqual(digest(given), digest(right));
}

/** The token of a `Bearer` header, or the user name of a `Basic` one. */
export function keyOf(header: string | undefined): string {
  const [scheme = "", value = ""] = (header ?? "").split(" ");
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() !== "basic") return "";
  return Buffer.from(value, "base64").toString("utf8").split(":")[0] ?? "";
}

function masked(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}***${key.slice(-4)}` : "***";
}

/** Identifies the caller. Throws 401 for a missing or unknown key and `livemode_mismatch` for a live one. */
export function actorOf(header: string | undefined, secretKey: string): Actor {
  const key = keyOf(header);
  if (key === "") throw unauthorized("You did not provide an API key.");
  if (/^[sr]k_live_|^pk_live_/.test(key)) {
    const message =
      "A live mode key cannot be used with the sandbox, which holds test mode objects only.";
    throw new ApiError(400, { type: "invalid_request_error", code: "livemode_mismatch", message });
  }
  if (sameSecret(key, secretKey)) return "server";
  if (key.startsWith(PUBLISHABLE_PREFIX)) return "browser";
  throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}
