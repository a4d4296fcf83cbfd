import { catalogCard as m } from "#messages/catalog/card.ts";
import type { CartItem } from "#shared/checkout/cart/cart.ts";
import { monthName, type ProductCardData } from "#shared/catalog/catalog.ts";
import { type Day, formatDayShort, monthOf } from "#shared/time.ts";
import { chosenDelivery, type DayChoice, orderForText } from "#shared/checkout/chosen-day.ts";

/** The ordering deadline for the delivery day shown in the shop, and how many months ahead that day is. */
export type OrderLine = { text: string; day: Day; monthsAhead: number };

/** The line for the day the shopper chose, or the first available; null if there is none. */
export function orderLineOf(options: DayChoice | undefined): OrderLine | null {
  const delivery = options && chosenDelivery(options).delivery;
  if (!delivery) return null;
  const { day } = delivery;
  const monthsAhead = (monthOf(day) - monthOf(options.today) + 12) % 12;
  return { text: orderForText(delivery), day, monthsAhead };
}

/** Whether the season may be over by the day that is shown: seasons are whole months. */
export function seasonEndsBefore(
  { season }: Pick<ProductCardData, "season">,
  orderLine: OrderLine | null,
): boolean {
  return season === "last weeks" && orderLine !== null && orderLine.monthsAhead > 0;
}

/** The ordering deadline, or a warning that the season may be over by then; goods in stock can still be ordered. */
export function orderTextOf(
  product: Pick<ProductCardData, "season">,
  orderLine: OrderLine | null,
): string | null {
  return orderLine && seasonEndsBefore(product, orderLine)
    ? m.seasonMayBeOver(formatDayShort(orderLine.day))
    : (orderLine?.text ?? null);
}

/** The last line of a card: the ordering deadline, or when the product returns. */
export function lastLineOf(
  product: Pick<ProductCardData, "available" | "returnsIn" | "left" | "season">,
  orderLine: OrderLine | null,
): { text: string; isUrgent: boolean } {
  const { available, returnsIn, left } = product;
  if (!available) {
    const text = returnsIn === null ? m.noHarvestSet : m.backIn(monthName(returnsIn));
    return { text, isUrgent: false };
  }
  if (left !== null) return { text: m.left(left), isUrgent: true };
  return { text: orderTextOf(product, orderLine) ?? m.pickedToOrder, isUrgent: false };
}

/** The cart item for a product. */
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
    ...(product.taxCategory && { taxCategory: product.taxCategory }),
  };
}
