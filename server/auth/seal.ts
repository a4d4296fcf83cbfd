import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Begins what is encrypted; another way to encrypt would begin otherwise. */
const VERSION = "v2";
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const PURPOSE = "secrets of authenticator apps";
/** What a key is called in what it encrypted: derived from it, and it does not lead back to it. */
const ID_BYTES = 6;
const ID_PURPOSE = "name of a key";

/** Keeps the secrets of authenticator apps from anyone who reads the database or a copy of it. */
export type Seal = {
  /** A secret as it is stored, encrypted with the first key. Only for this account: copied to another one it does not open. */
  sealSecret(userId: string, secret: string): string;
  /** Throws for what was sealed with a key that is not among ours, for another account, or changed since. */
  openSecret(userId: string, stored: string): string;
  /** Whether a stored secret is as `sealSecret` would store it now: encrypted with the first key. */
  isSealedNow(stored: string): boolean;
};

type Key = { id: string; bytes: Buffer };

/**
 * Encrypts with a key made from the first of `secretsKeys` and decrypts with the one that a secret names.
 * Without any, secrets are stored as they are; such a one is read as it is when there is a key, too.
 */
export function createSeal(secretsKeys: readonly string[]): Seal {
  const keys = secretsKeys.map(keyOf);
  const [first] = keys;
  return {
    sealSecret: (userId, secret) => (first ? encrypt(first, userId, secret) : secret),
    openSecret: (userId, stored) => {
      const [version, id, ...parts] = stored.split(".");
      if (version !== VERSION) return stored;
      const key = keys.find((one) => one.id === id);
      if (!key) throw new Error("SECRETS_KEY does not have the key that a secret was stored with");
      return decrypt(key, userId, parts);
    },
    isSealedNow: (stored) => (first ? stored.startsWith(`${VERSION}.${first.id}.`) : true),
  };
}

function keyOf(secretsKey: string): Key {
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secretsKey, "", purpose, bytes));
  return {
    id: derived(ID_PURPOSE, ID_BYTES).toString("base64url"),
    bytes: derived(PURPOSE, KEY_BYTES),
  };
}

function encrypt({ id, bytes }: Key, userId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(userId));
  const hidden = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), hidden].map((part) => part.toString("base64url"));
  return [VERSION, id, ...parts].join(".");
}

function decrypt({ bytes }: Key, userId: string, parts: readonly string[]): string {
  const [nonce, tag, hidden] = parts.map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !tag || !hidden) throw new Error("A sealed secret is not whole");
  const decipher = createDecipheriv(CIPHER, bytes, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
}
