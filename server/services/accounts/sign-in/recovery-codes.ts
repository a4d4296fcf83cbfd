import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { recoveryCodes } from "#db/schema/accounts/accounts.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";

const COUNT = 10;
/** Without letters and digits that look alike. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/**
 * The first characters identify the code among the account's, so that only one hash has to be
 * checked instead of ten.
 */
const PREFIX_LENGTH = 2;
/**
 * The remaining characters are secret: 39 random bits, protected by a slow hash and a limit of ten
 * tries in ten minutes.
 */
const CODE_LENGTH = 10;

/** A recovery code, and what is stored of it: its prefix and hash. */
export type RecoveryCode = { code: string; prefix: string; codeHash: string };

/**
 * Generates recovery codes for an account. They are hashed like passwords, because they are shorter
 * than other secrets (ASVS 6.5.2). Call it outside any transaction, since hashing takes a while.
 * Throws `too_many`, `busy`.
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

/** The code as displayed, once: in two groups. Longer than an app's code, so that the two cannot be confused. */
export function printedCode({ code }: RecoveryCode): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** Replaces the account's recovery codes with these. */
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

/** Whether a code is one of the account's unused codes; if so, marks it as used. Throws `busy`. */
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
  if (!(await auth.verifyPassword(found?.hash ?? null, code, userId)) || !found) return false;
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: clock.now() })
    // The codes may have been replaced while this one was checked.
    .where(and(isIt, eq(recoveryCodes.codeHash, found.hash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

function letters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
