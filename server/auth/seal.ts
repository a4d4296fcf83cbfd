import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Begins what is encrypted; another way to encrypt would begin otherwise. */
const VERSION = "v1";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const PURPOSE = "secrets of authenticator apps";

/** Keeps the secrets of authenticator apps from whoever reads the database or a copy of it. */
export type Seal = {
  /** A secret as it is stored. Only for this account: copied to another one it does not open. */
  sealSecret(userId: string, secret: string): string;
  /** Throws for what was sealed with another key, for another account, or changed since. */
  openSecret(userId: string, stored: string): string;
};

/** Encrypts with a key made from `secretsKey`. Without one secrets are stored as they are, as before there was a key. */
export function createSeal(secretsKey: string | null): Seal {
  const key = secretsKey === null ? null : keyOf(secretsKey);
  return {
    sealSecret: (userId, secret) => (key ? encrypt(key, userId, secret) : secret),
    openSecret: (userId, stored) => {
      const [version, ...parts] = stored.split(".");
      if (version !== VERSION) return stored;
      if (!key) throw new Error("SECRETS_KEY is empty, but secrets were stored with one");
      return decrypt(key, userId, parts);
    },
  };
}

function keyOf(secretsKey: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretsKey, "", PURPOSE, KEY_BYTES));
}

function encrypt(key: Buffer, userId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId));
  const hidden = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), hidden].map((part) => part.toString("base64url"));
  return [VERSION, ...parts].join(".");
}

function decrypt(key: Buffer, userId: string, parts: readonly string[]): string {
  const [nonce, tag, hidden] = parts.map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !tag || !hidden) throw new Error("A sealed secret is not whole");
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
}
