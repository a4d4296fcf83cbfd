/** Where a customer sees an order of theirs. */
export const orderPath = (number: string): string => `/dashboard/customer/orders/${number}`;

type OrderOf = { number: string; userId: string | null };

/** The same as a link in an email; null for a guest, who has no such page. */
export function orderUrl(publicUrl: string, { number, userId }: OrderOf): string | null {
  return userId ? `${publicUrl}${orderPath(number)}` : null;
}
