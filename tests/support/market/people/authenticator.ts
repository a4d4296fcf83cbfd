import { Secret, TOTP } from "otpauth";
import type { MovableClock } from "../time/clock.ts";
import type { Visitor } from "../../servers/visitor.ts";

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
