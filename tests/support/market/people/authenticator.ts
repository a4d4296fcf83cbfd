import { Secret, TOTP } from "otpauth";
import type { Deps } from "#server/deps.ts";
import { type Visitor, visitor } from "../../servers/visitor.ts";
import type { MovableClock } from "../time/clock.ts";
import { ana, registered } from "./accounts.ts";

type Timed = { clock: Pick<MovableClock, "now"> };

/** The current code of an authenticator app. */
export const codeOf = ({ clock }: Timed, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

/**
 * Turns on two-factor sign-in; returns the app's secret and the recovery codes. A minute passes, so that the app shows
 * a new code.
 */
export async function turnOn(at: { clock: MovableClock }, who: Pick<Visitor, "call">) {
  const { secret } = await who.call((api) => api.accounts.beginSecondFactor());
  const code = codeOf(at, secret);
  const codes = await who.call((api) => api.accounts.confirmSecondFactor({ code }));
  at.clock.pass(60_000);
  return { secret, codes };
}

/** Registers Ana with a second factor; returns its secret and her recovery codes as well. */
export async function withSecondFactor(deps: Deps, clock: MovableClock) {
  const person = await registered(deps);
  return { person, ...(await turnOn({ clock }, person)) };
}

/** Signs Ana in from a new browser, with a code if there is one. */
export const enter = (deps: Deps, code?: string, password = ana.password) =>
  visitor(deps).call((api) =>
    api.auth.login({ username: "ana", password, ...(code === undefined ? {} : { code }) }),
  );

/** The refusal of a sign-in whose code is missing or wrong. */
export const NEEDS_CODE = { code: "UNAUTHORIZED", cause: { code: "second_factor" } };
