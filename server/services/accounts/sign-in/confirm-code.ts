import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { passSecondFactor, secondFactorState } from "./second-factor.ts";

/**
 * Accepts a code from the authenticator app, or a recovery code, in place of the password. Throws
 * `conflict` without a second factor, `invalid` with the field for a wrong code, `too_many`,
 * `busy`.
 */
export async function checkCode(
  deps: Pick<Deps, "db" | "auth" | "clock" | "throttle" | "log">,
  userId: string,
  code: string,
): Promise<void> {
  const { isOn } = await secondFactorState(deps, userId);
  if (!isOn) throw new DomainError("conflict", m.factorOff);
  await passSecondFactor(deps, userId, code).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "second_factor") throw error;
    throw new DomainError("invalid", error.message, { field: "code" });
  });
}
