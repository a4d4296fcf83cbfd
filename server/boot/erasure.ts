import type { ErasureSteps } from "../services/accounts/own/erasure-steps.ts";
import { eraseBoxes } from "../services/boxes/erase.ts";
import { leaveFarm, withdrawApplications } from "../services/farms/erase.ts";
import { endCode } from "../services/payments/referrals/erase.ts";
import { eraseSubscriberIn } from "../services/subscribers/admin/subscriber-record.ts";

/** What each room does when an account is erased. */
export const erasure: ErasureSteps = {
  boxes: ({ clock }, tx, { userId }) => eraseBoxes(tx, userId, clock.now()),
  farms: async (deps, tx, { userId, applicationIds }) => {
    await withdrawApplications(tx, applicationIds, deps.clock.now());
    await leaveFarm(deps, tx, userId);
  },
  payments: ({ clock }, tx, { userId }) => endCode(tx, userId, clock.now()),
  subscribers: async (deps, tx, { subscriberIds }) => {
    for (const id of subscriberIds) await eraseSubscriberIn(deps, tx, null, id);
  },
};
