import { boxesMine as m } from "#messages/boxes/mine.ts";
import { cents } from "#shared/money.ts";
import type { MyBox } from "#client/lib/boxes/my-box/my-box.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";

type Money = Pick<MyBox, "value" | "price" | "tax" | "delivery" | "total" | "refunded">;

/**
 * The shop price of the goods beside the price of the box, both before tax and delivery; then tax, delivery, the
 * total charged, and what was refunded of it. Goods worth more than the price include a gift of the difference.
 */
export function BoxMoney({ box }: { box: Money }) {
  const { value, price, tax, delivery, total, refunded } = box;
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
        ...(refunded > 0
          ? [[m.refunded, <MoneyText key="back" amount={refunded} />] as const]
          : []),
      ]}
    />
  );
}
