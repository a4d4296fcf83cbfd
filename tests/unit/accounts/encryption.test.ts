import { describe, expect, it } from "vitest";
import { createEncryption } from "#server/auth/encryption.ts";

const KEY = "a key of at least thirty-two characters";
const OTHER_KEY = `${KEY}, but another`;
const SECRET = "JBSWY3DPEHPK3PXP";
const encryption = createEncryption([KEY]);

describe("ASVS 11.2.2, 11.3.2: an encrypted secret", () => {
  it("reveals neither itself nor its key, differs each time, and can be decrypted only with its key", () => {
    const [one, other] = [
      encryption.encryptSecret("ana", SECRET),
      encryption.encryptSecret("ana", SECRET),
    ];
    expect(one).toMatch(/^v2\.[\w-]{8}(\.[\w-]+){3}$/);
    expect(one).not.toContain(SECRET);
    expect(one).not.toBe(other);
    for (const stored of [one, other]) expect(encryption.decryptSecret("ana", stored)).toBe(SECRET);
    const another = createEncryption([OTHER_KEY]);
    expect(() => another.decryptSecret("ana", one)).toThrow("SECRETS_KEY does not have the key");
    const renamed = one.replace(/^v2\.[^.]+/, another.encryptSecret("ana", "").slice(0, 11));
    expect(() => another.decryptSecret("ana", renamed)).toThrow("unable to authenticate");
  });

  it("can be decrypted only for its own account, and not after it was changed", () => {
    const stored = encryption.encryptSecret("ana", SECRET);
    expect(() => encryption.decryptSecret("ben", stored)).toThrow("unable to authenticate");
    const changed = stored.replace(/.(?=[^.]{3}$)/, (letter) => (letter === "A" ? "B" : "A"));
    expect(() => encryption.decryptSecret("ana", changed)).toThrow("unable to authenticate");
    const cut = stored.split(".").slice(0, 3).join(".");
    expect(() => encryption.decryptSecret("ana", cut)).toThrow("not whole");
  });

  it("can be decrypted with any of several keys, and is encrypted with the first", () => {
    const both = createEncryption([OTHER_KEY, KEY]);
    const old = encryption.encryptSecret("ana", SECRET);
    expect(both.decryptSecret("ana", old)).toBe(SECRET);
    expect(both.isEncryptedNow(old)).toBe(false);
    const now = both.encryptSecret("ana", SECRET);
    expect(both.isEncryptedNow(now)).toBe(true);
    expect(createEncryption([OTHER_KEY]).decryptSecret("ana", now)).toBe(SECRET);
    expect(() => encryption.decryptSecret("ana", now)).toThrow("SECRETS_KEY does not have the key");
  });

  it("that is plain text is accepted only without a key, and an unknown format is refused (ASVS 11.3.3)", () => {
    const without = createEncryption([]);
    expect(without.encryptSecret("ana", SECRET)).toBe(SECRET);
    expect(without.isEncryptedNow(SECRET)).toBe(true);
    expect(without.decryptSecret("ana", SECRET)).toBe(SECRET);
    expect(() => encryption.decryptSecret("ana", SECRET)).toThrow("npm run secrets:rotate");
    expect([encryption.isPlain(SECRET), encryption.isEncryptedNow(SECRET)]).toEqual([true, false]);
    const older = encryption.encryptSecret("ana", SECRET).replace("v2.", "v1.");
    expect(() => encryption.decryptSecret("ana", older)).toThrow("a form that is not known");
  });

  it("cannot be decrypted by a process without a key", () => {
    const stored = encryption.encryptSecret("ana", SECRET);
    expect(() => createEncryption([]).decryptSecret("ana", stored)).toThrow("SECRETS_KEY");
  });
});

describe("A value encrypted with the token of a link", () => {
  const [token, other] = ["A".repeat(43), `${"A".repeat(42)}B`];
  const encrypted = encryption.encryptWithToken(token, "ana", "ana@furrow.example");

  it("can be decrypted only with that token and for that account, whatever keys the process has", () => {
    expect(encrypted).toMatch(/^([\w-]+)(\.[\w-]+){2}$/);
    expect(createEncryption([]).decryptWithToken(token, "ana", encrypted)).toBe(
      "ana@furrow.example",
    );
    expect(() => encryption.decryptWithToken(other, "ana", encrypted)).toThrow(
      "unable to authenticate",
    );
    expect(() => encryption.decryptWithToken(token, "ben", encrypted)).toThrow(
      "unable to authenticate",
    );
  });

  it("differs each time, and does not reveal its content", () => {
    expect(encryption.encryptWithToken(token, "ana", "ana@furrow.example")).not.toBe(encrypted);
    expect(encrypted).not.toContain(Buffer.from("ana@furrow").toString("base64url"));
  });
});
