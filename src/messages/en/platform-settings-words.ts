export const tabs = {
  contact: "Name and contact",
  fees: "Tax, fees and commission",
  delivery: "Delivery",
  membership: "Members and welcome",
  limits: "Limits",
};
