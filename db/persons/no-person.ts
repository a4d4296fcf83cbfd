import type { Person } from "./classify.ts";

/**
 * A placeholder for applying the erasure rules to rows that are selected by age rather than by person, so that the
 * result is the same as when a person is erased.
 */
export const noPerson: Person = {
  userId: "00000000-0000-0000-0000-000000000000",
  username: "",
  emails: [],
  mailbox: "",
  orderIds: [],
  checkoutIds: [],
  subscriberIds: [],
  applicationIds: [],
  marks: [],
  deadPasswordHash: "",
};
