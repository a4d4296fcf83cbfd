import { Button, Drawer } from "@mantine/core";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { useCartView } from "#client/lib/checkout/cart/cart-context.ts";
import { useCart } from "#client/lib/checkout/rates/use-cart.ts";
import { type CartUndo, useCartUndo } from "#client/lib/checkout/cart/use-cart-undo.ts";
import { useOpened } from "#client/lib/checkout/cart/use-opened.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { CartHead } from "./cart-head.tsx";
import { CartLines } from "./cart-lines.tsx";
import classes from "./cart.module.css";
import { DrawerFoot } from "./drawer-foot.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { LastTime } from "./last-time.tsx";
import { SeasonPicks } from "./season-picks.tsx";
import { UndoOffer } from "./undo-offer.tsx";

/** Another view of the cart; its Checkout opens the checkout dialog (spec section 2). */
export function CartSheet() {
  const { view, show } = useCartView();
  const opened = useOpened(view === "sheet");
  const undo = useCartUndo();
  const leaveFor = (next: "dialog" | null) => {
    undo.forget();
    show(next);
  };
  const close = () => leaveFor(null);
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size={440}
      title={m.shoppingCart}
      closeButtonProps={{ "aria-label": m.closeCart }}
      classNames={{
        content: classes["content"] ?? "",
        header: classes["header"] ?? "",
        title: classes["title"] ?? "",
        body: classes["body"] ?? "",
      }}
    >
      <SheetBody undo={undo} onLeave={close} onCheckOut={() => leaveFor("dialog")} />
    </Drawer>
  );
}

type SheetBodyProps = { undo: CartUndo; onLeave: () => void; onCheckOut: () => void };

function SheetBody({ undo, onLeave, onCheckOut }: SheetBodyProps) {
  const { items, totals, rates } = useCart();
  const isEmpty = items.length === 0;
  return (
    <>
      <div className={classes["scroll"]}>
        <UndoOffer undo={undo} />
        {isEmpty ? <EmptyCart onLeave={onLeave} /> : <CartHead items={items} />}
        <LastTime isEmpty={isEmpty} />
        <CartLines items={items} undo={undo} />
        <SeasonPicks isEmpty={isEmpty} onLeave={onLeave} />
      </div>
      {isEmpty ? null : (
        <DrawerFoot action={m.checkOut} onAction={onCheckOut}>
          <MoneyRows totals={totals} {...rates} isSheet />
          <Button variant="subtle" color="gray" onClick={undo.clear}>
            {m.clear}
          </Button>
        </DrawerFoot>
      )}
    </>
  );
}
