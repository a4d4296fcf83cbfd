import { networkOf } from "#shared/platform/network.ts";
import type { Deps } from "#server/deps.ts";

/** Where a try to sign in comes from. */
export type Caller = {
  address: string;
  /** The token in the device's cookie, whatever it is worth. */
  device: string | null;
};

/** A try that was admitted. */
export type Try = {
  /** Whose budget the codes of the second factor count against. */
  codeBudget: string;
  /** Called after a success, which shows that the tries were honest. */
  giveBack(): Promise<void>;
};

/**
 * Admits one try to sign in (ASVS 6.3.1). A known device has a budget of its own. All others have one
 * for name and address together, and one for the address; beyond what a name may be tried from all
 * addresses, they wait before they are answered. So an attacker is refused, and keeps no one out. Throws `too_many`.
 */
export async function admitTry(
  { throttle }: Pick<Deps, "throttle">,
  { name, address, device }: { name: string; address: string; device: string | null },
): Promise<Try> {
  if (device !== null) {
    const budget = `${name}:${device}`;
    await throttle.take("login_device", budget);
    await throttle.take("password_account", name);
    return { codeBudget: budget, giveBack: () => throttle.reset("login_device", budget) };
  }
  const pair = pairOf(name, address);
  await Promise.all([throttle.take("login_address", address), throttle.take("login_pair", pair)]);
  await throttle.slow("login_account", name, networkOf(address));
  return { codeBudget: name, giveBack: () => forgiveTries({ throttle }, name, address) };
}

/** Empties the counts of a name, and of the name from one address. */
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

/** Under what a name, or a mailbox, and an address are counted together. */
export function pairOf(name: string, address: string): string {
  return `${name} ${networkOf(address)}`;
}
