import { useEffect, useRef } from "react";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import type { CartUndo } from "#client/lib/checkout/cart/use-cart-undo.ts";
import classes from "./cart.module.css";

/**
 * Names the removed product and offers undo. It takes the focus, which would otherwise be lost with the removed
 * line, and stays until the cart changes again.
 */
export function UndoOffer({ undo }: { undo: CartUndo }) {
  const button = useRef<HTMLButtonElement>(null);
  const label = undo.removed?.label;
  useEffect(() => {
    if (label) button.current?.focus({ preventScroll: true });
  }, [label]);
  return (
    <div role="status">
      {label ? (
        <div className={classes["undo"]}>
          <span>{label}</span>
          <button ref={button} type="button" onClick={undo.undo}>
            {m.undo}
          </button>
        </div>
      ) : null}
    </div>
  );
}
