import { Button, Drawer } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { useCartUndo } from "#client/lib/checkout/cart/use-cart-undo.ts";
import { useOpened } from "#client/lib/checkout/cart/use-opened.ts";
import { TotalLine } from "#client/lib/checkout/flow/totals/total-line.tsx";
import { CartHead } from "./cart-head.tsx";
import { CartLines } from "./cart-lines.tsx";
import classes from "./cart.module.css";
import { DrawerFoot } from "./drawer-foot.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { LastTime } from "./last-time.tsx";
import { SeasonPicks } from "./season-picks.tsx";
import { UndoOffer } from "./undo-offer.tsx";

/** The side panel of the floating button (spec section 2). */
export function CartPanel() {
  const { view, show } = useCartView();
  const { items, totals, rates } = useCart();
  const isEmpty = items.length === 0;
  const opened = useOpened(view === "panel");
  const undo = useCartUndo();
  const navigate = useNavigate();
  const close = () => {
    undo.forget();
    show(null);
  };
  const checkOut = () => {
    close();
    void navigate({ to: "/checkout" });
  };
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size={420}
      title={m.yourCart}
      closeButtonProps={{ "aria-label": m.closeCart }}
      classNames={{
        content: classes["content"] ?? "",
        header: classes["header"] ?? "",
        title: classes["title"] ?? "",
        body: classes["body"] ?? "",
      }}
    >
      <div className={classes["scroll"]}>
        <UndoOffer undo={undo} />
        {isEmpty ? <EmptyCart onLeave={close} /> : <CartHead items={items} />}
        <LastTime isEmpty={isEmpty} />
        <CartLines items={items} undo={undo} />
        <SeasonPicks isEmpty={isEmpty} onLeave={close} />
      </div>
      {isEmpty ? null : (
        <DrawerFoot action={m.proceed} onAction={checkOut}>
          <TotalLine totals={totals} isFeeKnown={rates.isFeeKnown} />
          <Button variant="subtle" onClick={close}>
            {m.keepShopping}
          </Button>
        </DrawerFoot>
      )}
    </Drawer>
  );
}
