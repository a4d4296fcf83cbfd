import type { Person } from "./classify.ts";

/**
 * No one: for the rules of the map of persons where rows are found by their age and not by whose they are,
 * so that what stands in them afterward is the same as when a person is erased.
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
