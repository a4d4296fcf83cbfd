/** Where customers view their order. */
export const orderPath = (number: string): string => `/dashboard/customer/orders/${number}`;

/** Where a guest views and changes an order, linked from an email. */
export const ORDER_LINK_PATH = "/order";

export function orderLinkPath(token: string): string {
  return `${ORDER_LINK_PATH}?token=${token}`;
}
