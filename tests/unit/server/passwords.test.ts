import { expect, it } from "vitest";
import { createPasswords } from "#server/auth/passwords.ts";

it("lets others pass while one account asks for more than all may have at once", async () => {
  const { hashPassword, verifyPassword } = createPasswords();
  const asked = Array.from({ length: 80 }, () => hashPassword("a horse", "greedy"));
  const flood = Promise.allSettled(asked);
  expect(await verifyPassword(null, "a horse", "someone else")).toBe(false);
  const refused = (await flood).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(28);
  // What was refused or done holds no place: the account is served again.
  await expect(hashPassword("a horse", "greedy")).resolves.toMatch(/^\$argon2id\$/);
});
