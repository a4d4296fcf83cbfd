export const topics = {
  order: "An order",
  delivery: "Delivery",
  payment: "Payment or refund",
  membership: "Membership",
  farm: "A farm, or a visit to one",
  accessibility: "A barrier on this site",
  press: "Press",
  other: "Something else",
};
