export const states = {
  waiting: "Waiting for delivery",
  credited: "Credited",
  refused: "Rejected",
  taken_back: "Taken back",
};
export const steps = {
  joined: "ordered for the first time",
  delivered: "first order delivered",
  credited: "credited",
  ended: "was rejected",
};
export const ends = {
  own_order: "The order is the customer’s own",
  undone: "The customer undid the order",
  fraud: "The bank called the payment a fraud",
};
