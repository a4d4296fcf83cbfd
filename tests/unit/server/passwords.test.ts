import { expect, it } from "vitest";
import { createPasswords } from "#server/auth/passwords.ts";

it("serves others while one account requests more than may run at once", async () => {
  const { hashPassword, verifyPassword } = createPasswords();
  const asked = Array.from({ length: 80 }, () => hashPassword("a horse", "greedy"));
  const flood = Promise.allSettled(asked);
  expect(await verifyPassword(null, "a horse", "someone else")).toBe(false);
  const refused = (await flood).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(28);
  // What was refused or finished takes no slot, so the account is served again.
  await expect(hashPassword("a horse", "greedy")).resolves.toMatch(/^\$argon2id\$/);
});
