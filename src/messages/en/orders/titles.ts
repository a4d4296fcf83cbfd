export const yours = "Your orders";
export const yourOrder = "Your order";
export const yourOrderDescription =
  "Your order: where it is, what is in it, and what can be changed.";
export const pay = "Pay for your order";
export const payDescription = "What you ordered on the phone, and the form that pays it.";
export const order = (number: string) => `Order ${number}`;
export const all = "Orders";
export const byPhone = "Order by phone";
export const problems = "Problems";
