export const title = "Referrals";
export const lead = "First orders by customers’ links, and the credit they earned.";
export const order = "Order";
export const when = "Ordered";
export const referrer = "Sent by";
export const friend = "Friend";
export const erased = "Erased";
export const status = "Status";
export const allStatuses = "All statuses";
export const off = "Off the order";
export const reward = "Credit";
export const takenBackSum = (sum: string) => `${sum} taken back`;
export const actions = "Actions";
export const search = "Search names, addresses and orders";
export const none = "No referrals yet";
export const takeBack = "Take it back";
export const takeBackQuestion = (sum: string, who: string) =>
  `Take ${sum} back from ${who}? What they have spent stays with them.`;
export const refuse = "Reject it";
export const refuseQuestion = (who: string) =>
  `Reject this referral? ${who} will get no credit for it.`;
export const notRefused = "It was not rejected";
export const refused = "It is rejected";
export const notTakenBack = "It was not taken back";
export const takenBack = "It is taken back";
