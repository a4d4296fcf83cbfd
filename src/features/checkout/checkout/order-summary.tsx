import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { checkoutPage as m } from "#messages/checkout/page.ts";
import { type CartItem, itemCount } from "#shared/checkout/cart/cart.ts";
import { groupByFarm } from "#shared/checkout/cart/cart-groups.ts";
import { formatUsd, times } from "#shared/money.ts";
import { CartWeightNote } from "#client/lib/checkout/flow/totals/cart-weight-note.tsx";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import type { Checkout } from "#client/lib/checkout/flow/use-checkout.ts";
import { FarmGoods, GoodsLine } from "#client/lib/farms/farm-goods/farm-goods.tsx";
import classes from "./checkout.module.css";

type OrderSummaryProps = { items: readonly CartItem[]; bill: Checkout["bill"] };

/** What is being bought: always open beside the form, folded above it on phones. */
export function OrderSummary({ items, bill }: OrderSummaryProps) {
  const [open, setOpen] = useState(false);
  const count = itemCount(items);
  return (
    <aside className={classes["order"]} aria-label={m.yourOrder} data-open={open || undefined}>
      <UnstyledButton
        className={classes["orderToggle"] ?? ""}
        aria-expanded={open}
        aria-controls="order-lines"
        onClick={() => setOpen(!open)}
      >
        <span>{open ? m.hide(count) : m.show(count)}</span>
        <IconChevronDown size={18} className={classes["chevron"]} aria-hidden />
        <span className={classes["orderTotal"]}>{formatUsd(bill.totals.total)}</span>
      </UnstyledButton>
      <div className={classes["orderBody"]} id="order-lines">
        <div>
          <OrderLines items={items} />
          <CartWeightNote items={items} />
        </div>
        <MoneyRows {...bill} />
      </div>
    </aside>
  );
}

function OrderLines({ items }: { items: readonly CartItem[] }) {
  return groupByFarm(items).map((farm) => (
    <FarmGoods key={farm.farmId} farmName={farm.farmName}>
      {farm.lines.map(({ id, imageUrl, name, pack, quantity, price }) => (
        <GoodsLine
          key={id}
          picture={imageUrl}
          name={name}
          quantity={quantity}
          unit={pack || formatUsd(price)}
          amount={times(price, quantity)}
        />
      ))}
    </FarmGoods>
  ));
}
