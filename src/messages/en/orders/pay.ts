export const notOpened = "The payment could not be opened";
export const addTo = "Add to your order";
export const yourOrder = "Your order";
export const asOnPhone = "As we said on the phone. Nothing is charged until you pay.";
export const comes = (slot: string, address: string) => `It comes ${slot}, to ${address}.`;
export const comesWithAt = (order: string, slot: string, address: string) =>
  `It comes with order ${order}: ${slot}, to ${address}.`;
export const holdUntil = (until: string) => `We hold it for you until ${until}.`;
export const pay = (total: string) => `Pay ${total}`;
export const comesWith = (order: string) => `It comes with order ${order}.`;
export const seeShop = "See the shop";
export const titles = {
  open: "Your order",
  paid: "Thank you, we have your order",
  processing: "Your payment is processing",
  returned: "Your money is on its way back",
  over: "The time to pay is over",
};
export const paid = (email: string) =>
  `We have sent a confirmation to ${email}, with a link to your order.`;
export const processing = (email: string) =>
  `Your bank is still working on it. We will email the confirmation to ${email}; you do not need to pay again.`;
export const returned =
  "The order could not be placed with this payment. We have refunded the whole amount; most banks show it within 5 to 10 days.";
export const over = (market: string) =>
  `It can no longer be paid, and nothing was charged. Call us, write to ${market}, or order in the shop.`;
export const deadLink = "This link no longer works";
export const callOrWrite = (email: string) =>
  `If you still want to pay for an order, please call us or write to ${email}.`;
