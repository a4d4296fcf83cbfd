import { networkOf } from "#shared/platform/network.ts";
import type { Deps } from "#server/deps.ts";
import { pairOf } from "../../platform/within-budget.ts";

/** Where a sign-in attempt comes from. */
export type Caller = {
  address: string;
  /** The token in the device's cookie, not validated. */
  device: string | null;
};

/** A sign-in attempt that was admitted. */
export type Try = {
  /** The key of the budget that second-factor codes count against. */
  codeBudget: string;
  /** Resets the budgets after a successful sign-in. */
  forgive(): Promise<void>;
};

/**
 * Admits one sign-in attempt (ASVS 6.3.1). A known device has a budget of its own. All other
 * attempts share one per name and network address and one per network address; once a name has had
 * too many attempts from all addresses, they are delayed. This stops an attacker without locking
 * out the owner. Throws `too_many`.
 */
export async function admitTry(
  { throttle }: Pick<Deps, "throttle">,
  { name, address, device }: { name: string; address: string; device: string | null },
): Promise<Try> {
  if (device !== null) {
    const budget = `${name}:${device}`;
    await throttle.take("login_device", budget);
    await throttle.take("password_account", name);
    return { codeBudget: budget, forgive: () => throttle.reset("login_device", budget) };
  }
  const pair = pairOf(name, address);
  await Promise.all([throttle.take("login_address", address), throttle.take("login_pair", pair)]);
  await throttle.slow("login_account", name, networkOf(address));
  return { codeBudget: name, forgive: () => forgiveTries({ throttle }, name, address) };
}

/** Resets the budgets of a name, and of the name from one address. */
export async function forgiveTries(
  { throttle }: Pick<Deps, "throttle">,
  name: string,
  address: string,
): Promise<void> {
  await Promise.all([
    throttle.reset("login_pair", pairOf(name, address)),
    throttle.reset("login_account", name),
  ]);
}
