import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Derives key material for one purpose from a secret (HKDF). It reveals neither the secret nor the keys for other
 * purposes.
 */
export function derive(secret: string, purpose: string, bytes = KEY_BYTES): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, bytes));
}

/** Encrypts a text for one account; it cannot be decrypted for another. */
export function encrypt(key: Buffer, userId: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
  const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [nonce, cipher.getAuthTag(), hidden].map((part) => part.toString("base64url")).join(".");
}

/** Throws if the text was encrypted with another key or for another account, or was modified. */
export function decrypt(key: Buffer, userId: string, encrypted: string): string {
  const parts = encrypted.split(".").map((part) => Buffer.from(part, "base64url"));
  const [nonce, tag, hidden] = parts;
  if (!nonce || !tag || !hidden) throw new Error("An encrypted secret is not whole");
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
}
