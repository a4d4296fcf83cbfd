import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { useCartUndo } from "#client/lib/checkout/cart/use-cart-undo.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { CartHead } from "./cart-head.tsx";
import { CartLines } from "./cart-lines.tsx";
import classes from "./cart.module.css";
import { DrawerFoot } from "./drawer-foot.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { LastTime } from "./last-time.tsx";
import { SeasonPicks } from "./season-picks.tsx";
import { StepProgress } from "./step-progress.tsx";
import { UndoOffer } from "./undo-offer.tsx";

type DrawerCartProps = { onCheckOut: () => void; onLeave: () => void };

/** The drawer's first step: what is in the cart and what it costs. */
export function DrawerCart({ onCheckOut, onLeave }: DrawerCartProps) {
  const { items, totals, rates } = useCart();
  const undo = useCartUndo();
  const isEmpty = items.length === 0;
  return (
    <>
      <div className={classes["scroll"]}>
        {isEmpty ? null : <StepProgress step="cart" />}
        <UndoOffer undo={undo} />
        {isEmpty ? <EmptyCart onLeave={onLeave} /> : <CartHead items={items} />}
        <LastTime isEmpty={isEmpty} />
        <CartLines items={items} undo={undo} />
        <SeasonPicks isEmpty={isEmpty} onLeave={onLeave} />
      </div>
      {isEmpty ? null : (
        <DrawerFoot action={m.checkOut} onAction={onCheckOut}>
          <MoneyRows totals={totals} {...rates} />
        </DrawerFoot>
      )}
    </>
  );
}
