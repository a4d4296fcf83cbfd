import { describe, expect, it } from "vitest";
import { createSeal } from "#server/auth/seal.ts";

const KEY = "a key of at least thirty-two characters";
const SECRET = "JBSWY3DPEHPK3PXP";
const seal = createSeal(KEY);

describe("A sealed secret", () => {
  it("shows nothing of itself, looks different each time, and opens with its key alone", () => {
    const [one, other] = [seal.sealSecret("ana", SECRET), seal.sealSecret("ana", SECRET)];
    expect(one).toMatch(/^v1(\.[\w-]+){3}$/);
    expect(one).not.toContain(SECRET);
    expect(one).not.toBe(other);
    for (const stored of [one, other]) expect(seal.openSecret("ana", stored)).toBe(SECRET);
    const another = createSeal(`${KEY}, but another`);
    expect(() => another.openSecret("ana", one)).toThrow("unable to authenticate");
  });

  it("opens for its own account alone, and not when a letter of it was changed", () => {
    const stored = seal.sealSecret("ana", SECRET);
    expect(() => seal.openSecret("ben", stored)).toThrow("unable to authenticate");
    const changed = stored.replace(/.(?=[^.]{3}$)/, (letter) => (letter === "A" ? "B" : "A"));
    expect(() => seal.openSecret("ana", changed)).toThrow("unable to authenticate");
    expect(() => seal.openSecret("ana", "v1.cut")).toThrow("not whole");
  });

  it("that was stored before there was a key is read as it is", () => {
    const without = createSeal(null);
    expect(without.sealSecret("ana", SECRET)).toBe(SECRET);
    expect(seal.openSecret("ana", SECRET)).toBe(SECRET);
  });

  it("is not opened by a process without the key", () => {
    const stored = seal.sealSecret("ana", SECRET);
    expect(() => createSeal(null).openSecret("ana", stored)).toThrow("SECRETS_KEY is empty");
  });
});
