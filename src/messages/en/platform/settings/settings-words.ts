export const tabs = {
  contact: "Name and contact",
  fees: "Tax, fees and commission",
  tax: "Tax by category",
  delivery: "Delivery",
  payouts: "Payouts to farms",
  books: "Bookkeeping",
  referrals: "Referrals",
  reviews: "Reviews",
  membership: "Members and welcome",
  limits: "Limits",
};
