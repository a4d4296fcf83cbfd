import { decrypt, derive, encrypt } from "./cipher.ts";

/** Prefix of encrypted values; a new scheme would get a new one. */
const VERSION = "v2";
const PURPOSE = "secrets of authenticator apps";
/** Length of the key id stored with each encrypted value. The id is derived from the key and does not reveal it. */
const ID_BYTES = 6;
const ID_PURPOSE = "name of a key";
const TOKEN_PURPOSE = "what the token of a link opens";

/** Protects secrets from anyone who reads the database or a copy of it. */
export type Encryption = {
  /**
   * Encrypts an authenticator secret with the first key. Bound to the account: copied to another one, it cannot be
   * decrypted.
   */
  encryptSecret(userId: string, secret: string): string;
  /**
   * Throws if the key is unknown, if the secret belongs to another account or was modified, and, if keys are
   * configured, if it is stored in plain text: write access to a row must not be enough to plant a secret.
   */
  decryptSecret(userId: string, stored: string): string;
  /** Whether a secret is stored in plain text from before a key was set; `npm run secrets:rotate` encrypts it. */
  isPlain(stored: string): boolean;
  /** Whether a stored secret is encrypted with the current (first) key. */
  isEncryptedNow(stored: string): boolean;
  /**
   * Encrypts a text so that only the token of a link can decrypt it, for this account. The key is derived from the
   * token, and we store only the token's hash, so nothing we hold can decrypt it before the link is used.
   */
  encryptWithToken(token: string, userId: string, text: string): string;
  /** Throws for the wrong token or account, or if the text was modified. */
  decryptWithToken(token: string, userId: string, encrypted: string): string;
};

type Key = { id: string; bytes: Buffer };

/**
 * Encrypts with a key derived from the first of `secretsKeys` and decrypts with the key that a secret names.
 * Without keys, secrets are stored in plain text.
 */
export function createEncryption(secretsKeys: readonly string[]): Encryption {
  const keys = secretsKeys.map(keyOf);
  const [first] = keys;
  return {
    encryptSecret: (userId, secret) =>
      first ? `${VERSION}.${first.id}.${encrypt(first.bytes, userId, secret)}` : secret,
    decryptSecret: (userId, stored) => {
      if (isPlain(stored)) {
        if (!first) return stored;
        throw new Error(
          "A secret was stored before there was a SECRETS_KEY: npm run secrets:rotate",
        );
      }
      const [version, id, ...rest] = stored.split(".");
      if (version !== VERSION) throw new Error("A secret was stored in a form that is not known");
      const key = keys.find((one) => one.id === id);
      if (!key) throw new Error("SECRETS_KEY does not have the key that a secret was stored with");
      return decrypt(key.bytes, userId, rest.join("."));
    },
    isPlain,
    isEncryptedNow: (stored) => (first ? stored.startsWith(`${VERSION}.${first.id}.`) : true),
    encryptWithToken: (token, userId, text) => encrypt(derive(token, TOKEN_PURPOSE), userId, text),
    decryptWithToken: (token, userId, encrypted) =>
      decrypt(derive(token, TOKEN_PURPOSE), userId, encrypted),
  };
}

/** Base32 never contains a dot. */
const isPlain = (stored: string) => !stored.includes(".");

function keyOf(secretsKey: string): Key {
  return {
    id: derive(secretsKey, ID_PURPOSE, ID_BYTES).toString("base64url"),
    bytes: derive(secretsKey, PURPOSE),
  };
}
