import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Deps } from "#server/deps.ts";

type Counting = Pick<Deps, "throttle">;

/**
 * Counts an attempt with a code from an authenticator app, whatever the device. Throws `too_many`, saying that a
 * recovery code still works.
 */
export async function takeAppCode({ throttle }: Counting, userId: string): Promise<void> {
  await throttle.take("app_code_account", userId).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== "too_many") throw error;
    throw new DomainError("too_many", m.appCodesUsedUp, error.details);
  });
}

/** Forgets the wrong app codes of an account, after a right code or with a new app. */
export async function forgiveAppCodes({ throttle }: Counting, userId: string): Promise<void> {
  await throttle.reset("app_code_account", userId);
}
