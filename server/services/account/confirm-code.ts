import { eq } from "drizzle-orm";
import { sessions } from "#db/schema/users.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "../../deps.ts";
import { passSecondFactor, secondFactorState } from "./second-factor.ts";
import type { Person } from "./sessions.ts";

/**
 * Takes a code of the app, or a recovery code, in place of the password: what is delicate is open for
 * ten minutes from now. Throws `conflict` without a second factor, `invalid` with the field for a
 * wrong code, `too_many`, `busy`.
 */
export async function confirmWithCode(
  deps: Pick<Deps, "db" | "auth" | "clock" | "throttle" | "log">,
  { user, session }: Person,
  code: string,
): Promise<void> {
  const { isOn } = await secondFactorState(deps, user.id);
  if (!isOn) throw new DomainError("conflict", "Two-factor sign-in is off");
  await passSecondFactor(deps, user.id, code).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "second_factor") throw error;
    throw new DomainError("invalid", error.message, { field: "code" });
  });
  await deps.db
    .update(sessions)
    .set({ confirmedAt: deps.clock.now() })
    .where(eq(sessions.id, session.id));
}
