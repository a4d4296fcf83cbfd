/** Where a customer sees an order of theirs. */
export const orderPath = (number: string): string => `/dashboard/customer/orders/${number}`;

/** Where a guest sees and changes an order, by the link of an email. */
export const ORDER_LINK_PATH = "/order";

export function orderLinkPath(token: string): string {
  return `${ORDER_LINK_PATH}?token=${token}`;
}
