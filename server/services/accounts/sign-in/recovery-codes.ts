import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { recoveryCodes } from "#db/schema/accounts/accounts.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";

const COUNT = 10;
/** Without letters and digits that look alike. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/** The first characters name the code among the account's, so that one hash is checked and not ten. */
const PREFIX_LENGTH = 2;
/** The rest is secret: 39 random bits, behind a slow hash and ten tries in ten minutes. */
const CODE_LENGTH = 10;

/** A recovery code and how it is stored. */
export type RecoveryCode = { code: string; prefix: string; codeHash: string };

/**
 * Recovery codes for an account, hashed as passwords are, because they are shorter than other secrets
 * (ASVS 6.5.2). Made outside any transaction: hashing takes a while. Throws `too_many`, `busy`.
 */
export async function newRecoveryCodes(
  { auth, throttle }: Pick<Deps, "auth" | "throttle">,
  userId: string,
): Promise<RecoveryCode[]> {
  await throttle.take("recovery_codes_account", userId);
  const prefixes = new Set<string>();
  while (prefixes.size < COUNT) prefixes.add(letters(PREFIX_LENGTH));
  return Promise.all(
    [...prefixes].map(async (prefix) => {
      const code = prefix + letters(CODE_LENGTH - PREFIX_LENGTH);
      return { code, prefix, codeHash: await auth.hashPassword(code, userId) };
    }),
  );
}

/** As it is shown, once: in two groups. Longer than a code of the app, so that the two are never mixed up. */
export function printedCode({ code }: RecoveryCode): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** Stores these codes in place of the account's old ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  codes: readonly RecoveryCode[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map(({ prefix, codeHash }) => ({ userId, prefix, codeHash })));
}

/** Whether a code is one of the account's that was not used yet; it is used up. Throws `busy`. */
export async function takeRecoveryCode(
  { db, auth, clock }: Pick<Deps, "db" | "auth" | "clock">,
  userId: string,
  code: string,
): Promise<boolean> {
  const isIt = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.prefix, code.slice(0, PREFIX_LENGTH)),
    isNull(recoveryCodes.usedAt),
  );
  const [found] = await db.select({ hash: recoveryCodes.codeHash }).from(recoveryCodes).where(isIt);
  if (!(await auth.verifyPassword(found?.hash ?? null, code, userId))) return false;
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: clock.now() })
    .where(isIt)
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

function letters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
