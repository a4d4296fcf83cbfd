import { boxesMine as m } from "#messages/boxes-mine.ts";
import { cents } from "#shared/money.ts";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";

type Money = Pick<MyBox, "value" | "price" | "tax" | "delivery" | "total">;

/**
 * What the goods cost in the shop beside the price of the box, both without tax and delivery; then
 * these, and what is charged. What the goods are worth above the price is a gift; less is none.
 */
export function BoxMoney({ box }: { box: Money }) {
  const { value, price, tax, delivery, total } = box;
  const gift = cents(Math.max(value - price, 0));
  return (
    <FactList
      facts={[
        [m.shopPrice, <MoneyText key="value" amount={value} />],
        [m.boxPrice, <MoneyText key="price" amount={price} />],
        ...(gift > 0 ? [[m.youSave, <MoneyText key="gift" amount={gift} />] as const] : []),
        [m.salesTax, <MoneyText key="tax" amount={tax} />],
        [m.delivery, <MoneyText key="delivery" amount={delivery} zero={m.free} />],
        [m.charge, <MoneyText key="total" amount={total} size="large" />],
      ]}
    />
  );
}
