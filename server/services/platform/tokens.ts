import { createHash, randomBytes } from "node:crypto";

/** A secret for a cookie or a link: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text can be a token of ours: a cookie holds whatever a client likes. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** How a token is stored: its SHA-256, so that a leaked table opens nothing. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
