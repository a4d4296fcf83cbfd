export const noPlace = "There is no such place in line";
export const noMembership = "There is no such membership";
export const noDeposit = "This membership has no deposit to give back";
export const allTaken = "All founding places are taken.";
export const noneOfYours = "We cannot find your membership";
export const unknown = "Unknown membership";
