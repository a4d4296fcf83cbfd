import { describe, expect, it } from "vitest";
import { createSeal } from "#server/auth/seal.ts";

const KEY = "a key of at least thirty-two characters";
const OTHER_KEY = `${KEY}, but another`;
const SECRET = "JBSWY3DPEHPK3PXP";
const seal = createSeal([KEY]);

describe("ASVS 11.2.2, 11.3.2: a sealed secret", () => {
  it("shows nothing of itself or its key, looks different each time, and opens with its key alone", () => {
    const [one, other] = [seal.sealSecret("ana", SECRET), seal.sealSecret("ana", SECRET)];
    expect(one).toMatch(/^v2\.[\w-]{8}(\.[\w-]+){3}$/);
    expect(one).not.toContain(SECRET);
    expect(one).not.toBe(other);
    for (const stored of [one, other]) expect(seal.openSecret("ana", stored)).toBe(SECRET);
    const another = createSeal([OTHER_KEY]);
    expect(() => another.openSecret("ana", one)).toThrow("SECRETS_KEY does not have the key");
    const renamed = one.replace(/^v2\.[^.]+/, another.sealSecret("ana", "").slice(0, 11));
    expect(() => another.openSecret("ana", renamed)).toThrow("unable to authenticate");
  });

  it("opens for its own account alone, and not when a letter of it was changed", () => {
    const stored = seal.sealSecret("ana", SECRET);
    expect(() => seal.openSecret("ben", stored)).toThrow("unable to authenticate");
    const changed = stored.replace(/.(?=[^.]{3}$)/, (letter) => (letter === "A" ? "B" : "A"));
    expect(() => seal.openSecret("ana", changed)).toThrow("unable to authenticate");
    const cut = stored.split(".").slice(0, 3).join(".");
    expect(() => seal.openSecret("ana", cut)).toThrow("not whole");
  });

  it("opens with each of several keys, and is sealed with the first", () => {
    const both = createSeal([OTHER_KEY, KEY]);
    const old = seal.sealSecret("ana", SECRET);
    expect(both.openSecret("ana", old)).toBe(SECRET);
    expect(both.isSealedNow(old)).toBe(false);
    const now = both.sealSecret("ana", SECRET);
    expect(both.isSealedNow(now)).toBe(true);
    expect(createSeal([OTHER_KEY]).openSecret("ana", now)).toBe(SECRET);
    expect(() => seal.openSecret("ana", now)).toThrow("SECRETS_KEY does not have the key");
  });

  it("that was never sealed, or in a form that is not known, opens only while there is no key (ASVS 11.3.3)", () => {
    const without = createSeal([]);
    expect(without.sealSecret("ana", SECRET)).toBe(SECRET);
    expect(without.isSealedNow(SECRET)).toBe(true);
    expect(without.openSecret("ana", SECRET)).toBe(SECRET);
    expect(() => seal.openSecret("ana", SECRET)).toThrow("npm run secrets:rotate");
    expect([seal.isPlain(SECRET), seal.isSealedNow(SECRET)]).toEqual([true, false]);
    const older = seal.sealSecret("ana", SECRET).replace("v2.", "v1.");
    expect(() => seal.openSecret("ana", older)).toThrow("a form that is not known");
  });

  it("is not opened by a process without a key", () => {
    const stored = seal.sealSecret("ana", SECRET);
    expect(() => createSeal([]).openSecret("ana", stored)).toThrow("SECRETS_KEY");
  });
});

describe("What the token of a link seals", () => {
  const [token, other] = ["A".repeat(43), `${"A".repeat(42)}B`];
  const sealed = seal.sealWithToken(token, "ana", "ana@furrow.example");

  it("opens with that token for that account alone, whatever keys the process has", () => {
    expect(sealed).toMatch(/^([\w-]+)(\.[\w-]+){2}$/);
    expect(createSeal([]).openWithToken(token, "ana", sealed)).toBe("ana@furrow.example");
    expect(() => seal.openWithToken(other, "ana", sealed)).toThrow("unable to authenticate");
    expect(() => seal.openWithToken(token, "ben", sealed)).toThrow("unable to authenticate");
  });

  it("looks different each time, and shows nothing of what it holds", () => {
    expect(seal.sealWithToken(token, "ana", "ana@furrow.example")).not.toBe(sealed);
    expect(sealed).not.toContain(Buffer.from("ana@furrow").toString("base64url"));
  });
});
