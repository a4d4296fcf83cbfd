import { decrypt, derive, encrypt } from "./cipher.ts";

/** Begins what is encrypted; another way to encrypt would begin otherwise. */
const VERSION = "v2";
const PURPOSE = "secrets of authenticator apps";
/** What a key is called in what it encrypted: derived from it, and it does not lead back to it. */
const ID_BYTES = 6;
const ID_PURPOSE = "name of a key";
const TOKEN_PURPOSE = "what the token of a link opens";

/** Keeps secrets from anyone who reads the database or a copy of it. */
export type Encryption = {
  /** The secret of an authenticator app as it is stored, encrypted with the first key. Only for this account: copied to another one it does not open. */
  encryptSecret(userId: string, secret: string): string;
  /**
   * Throws for what was encrypted with a key that is not among ours, for another account, or changed since,
   * and, once there is a key, for what was never encrypted: who can write a row must not plant a secret.
   */
  decryptSecret(userId: string, stored: string): string;
  /** Whether a secret is stored as it is, from before there was a key: `npm run secrets:rotate` encrypts it. */
  isPlain(stored: string): boolean;
  /** Whether a stored secret is as `encryptSecret` would store it now: encrypted with the first key. */
  isEncryptedNow(stored: string): boolean;
  /**
   * A text that only the token of a link opens, for this account. The token itself makes the key, and we
   * store only its hash, so nothing we hold opens the text until the link is used.
   */
  encryptWithToken(token: string, userId: string, text: string): string;
  /** Throws for another token or account, and for what was changed since. */
  decryptWithToken(token: string, userId: string, encrypted: string): string;
};

type Key = { id: string; bytes: Buffer };

/**
 * Encrypts with a key made from the first of `secretsKeys` and decrypts with the one that a secret names.
 * Without any, secrets are stored as they are.
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

/** Base32 has no dot. */
const isPlain = (stored: string) => !stored.includes(".");

function keyOf(secretsKey: string): Key {
  return {
    id: derive(secretsKey, ID_PURPOSE, ID_BYTES).toString("base64url"),
    bytes: derive(secretsKey, PURPOSE),
  };
}
