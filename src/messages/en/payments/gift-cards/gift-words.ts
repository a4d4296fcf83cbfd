export const states = {
  pending: "Not paid",
  active: "Not used yet",
  frozen: "Frozen",
  redeemed: "Redeemed",
  voided: "Taken back",
};
