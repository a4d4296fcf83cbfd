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
  same_household:
    "The order went to the customer’s own household, or to one that had ordered before",
  too_small: "The friend gave so much back that too little was left",
  undone: "The customer undid the order",
  fraud: "The bank called the payment a fraud",
};
