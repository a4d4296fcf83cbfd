import type { CartItem } from "#shared/checkout/cart.ts";
import { monthName, type ProductCardData } from "#shared/catalog/catalog.ts";
import {
  type DeliveryDayOption,
  nextDelivery,
  orderByText,
} from "#shared/checkout/delivery-sentence.ts";
import { type Day, weekdayName } from "#shared/time.ts";

/** `Order by Tue 11:59 PM for Thu`; null when nothing is delivered in the next days. */
export function orderLineOf(
  options: { today: Day; days: readonly DeliveryDayOption[] } | undefined,
): string | null {
  const next = options && nextDelivery(options.days, options.today);
  return next ? `Order by ${orderByText(next)} for ${weekdayName(next.day)}` : null;
}

/** The last line of a card: until when to order, or when it comes back. */
export function lastLineOf(
  { available, returnsIn, left }: Pick<ProductCardData, "available" | "returnsIn" | "left">,
  orderLine: string | null,
): { text: string; isUrgent: boolean } {
  if (!available) {
    const text =
      returnsIn === null ? "The next harvest is not set" : `Back in ${monthName(returnsIn)}`;
    return { text, isUrgent: false };
  }
  if (left !== null) return { text: `Only ${left} left`, isUrgent: true };
  return { text: orderLine ?? "Picked to order", isUrgent: false };
}

/** What the cart keeps of a product. */
export function cartItemOf(product: ProductCardData, quantity: number): CartItem {
  return {
    id: product.id,
    farmId: product.farmId,
    name: product.name,
    price: product.price,
    quantity,
    imageUrl: product.picture,
    farmName: product.farmName,
    organic: product.organic,
    pack: product.pack,
  };
}
