import { createHash, randomBytes } from "node:crypto";

/** A secret for a cookie or a link: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of our tokens; a client can put anything into a cookie. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** The stored form of a token: its SHA-256, so that a leaked table gives no access. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
