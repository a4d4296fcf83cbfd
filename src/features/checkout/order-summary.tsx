import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { type CartItem, itemCount } from "#shared/cart.ts";
import { groupByFarm } from "#shared/cart-groups.ts";
import { formatUsd, times } from "#shared/money.ts";
import type { Totals } from "#shared/pricing.ts";
import { CartPicture } from "#client/lib/cart/cart-picture.tsx";
import { MoneyRows } from "#client/lib/checkout/money-rows.tsx";
import classes from "./checkout.module.css";

type OrderSummaryProps = { items: readonly CartItem[]; totals: Totals };

/** What is being bought: always open beside the form, folded above it on phones. */
export function OrderSummary({ items, totals }: OrderSummaryProps) {
  const [open, setOpen] = useState(false);
  const count = itemCount(items);
  return (
    <aside className={classes["order"]} aria-label="Your order" data-open={open || undefined}>
      <UnstyledButton
        className={classes["orderToggle"] ?? ""}
        aria-expanded={open}
        aria-controls="order-lines"
        onClick={() => setOpen(!open)}
      >
        <span>
          {open ? "Hide order" : "Show order"} ({count} {count === 1 ? "item" : "items"})
        </span>
        <IconChevronDown size={18} className={classes["chevron"]} aria-hidden />
        <span className={classes["orderTotal"]}>{formatUsd(totals.total)}</span>
      </UnstyledButton>
      <div className={classes["orderBody"]} id="order-lines">
        <OrderLines items={items} />
        <MoneyRows totals={totals} />
      </div>
    </aside>
  );
}

function OrderLines({ items }: { items: readonly CartItem[] }) {
  return groupByFarm(items).map((farm) => (
    <section key={farm.farmId} className={classes["farm"]}>
      {farm.farmName ? <div className={classes["farmName"]}>{farm.farmName}</div> : null}
      <ul className={classes["lines"]}>
        {farm.lines.map(({ id, imageUrl, name, pack, quantity, price }) => (
          <li key={id} className={classes["line"]}>
            <CartPicture source={imageUrl} size={48} />
            <span>
              <span className={classes["name"]}>{name}</span>
              <span className={classes["quiet"]}>
                {quantity} × {pack || formatUsd(price)}
              </span>
            </span>
            <span className={classes["amount"]}>{formatUsd(times(price, quantity))}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
