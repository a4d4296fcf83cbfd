import { catalogCard as m } from "#messages/catalog-card.ts";
import type { CartItem } from "#shared/checkout/cart.ts";
import { monthName, type ProductCardData } from "#shared/catalog/catalog.ts";
import { chosenDelivery, type DayChoice, orderForText } from "#shared/checkout/chosen-day.ts";

/** Until when to order for the day that the shopper chose, or the first; null when none can be had. */
export function orderLineOf(options: DayChoice | undefined): string | null {
  const delivery = options && chosenDelivery(options).delivery;
  return delivery ? orderForText(delivery) : null;
}

/** The last line of a card: until when to order, or when it comes back. */
export function lastLineOf(
  { available, returnsIn, left }: Pick<ProductCardData, "available" | "returnsIn" | "left">,
  orderLine: string | null,
): { text: string; isUrgent: boolean } {
  if (!available) {
    const text = returnsIn === null ? m.noHarvestSet : m.backIn(monthName(returnsIn));
    return { text, isUrgent: false };
  }
  if (left !== null) return { text: m.left(left), isUrgent: true };
  return { text: orderLine ?? m.pickedToOrder, isUrgent: false };
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
