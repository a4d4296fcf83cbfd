import { platformErrors as m } from "#messages/platform/errors.ts";
import { networkOf } from "#shared/platform/network.ts";
import { DomainError } from "#shared/errors.ts";
import type { Turn } from "../../files/uploaded-pictures.ts";
import { createGate, createGates } from "../../throttle/gate.ts";

const retryAfterSeconds = 10;
/** A queued file takes up to 5 MB. */
const AT_ONCE = { atOnce: 1, queue: 20 };
/** Per network: more than the photos of one report, fewer than the queue of all. */
const OF_ONE_NETWORK = { atOnce: 1, queue: 5 };

const pass = createGate({
  ...AT_ONCE,
  full: () => new DomainError("too_many", m.manyFiles, { retryAfterSeconds }),
});
const passOwn = createGates({
  ...OF_ONE_NETWORK,
  full: () => new DomainError("too_many", m.yourManyFiles, { retryAfterSeconds }),
});

/**
 * The turn of a picture that someone at this network address uploads without an account: one at a time apart from all
 * others, so that a flood of them keeps no farm waiting. Throws `too_many` when too many wait, of its network or of
 * all.
 */
export function openTurn(address: string): Turn {
  return (draw) => passOwn(networkOf(address), () => pass(draw));
}
