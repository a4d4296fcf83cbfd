export const states = {
  waiting: "waiting for delivery",
  credited: "credited",
  refused: "not counted",
  taken_back: "taken back",
};
export const steps = {
  joined: "ordered for the first time",
  delivered: "first order delivered",
  credited: "credited",
  ended: "did not count",
};
export const ends = {
  own_order: "The order is the customer’s own",
  undone: "The customer undid the order",
  fraud: "The bank called the payment a fraud",
};
