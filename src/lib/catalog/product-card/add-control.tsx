import { useEffect, useRef, useState } from "react";
import { catalogCard as m } from "#messages/catalog/card.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { limits } from "#shared/platform/limits.ts";
import { useCartActions, useCartQuantity } from "../../checkout/cart/use-cart-state.ts";
import { QuantityStepper } from "#client/ui/fields/quantity-stepper.tsx";
import { cartItemOf } from "./card-texts.ts";
import styles from "./product-card.module.css";

/** A round plus button that becomes a stepper once the product is in the cart, and a plus again at zero. */
export function AddControl({ product }: { product: ProductCardData }) {
  const quantity = useCartQuantity(product.id);
  const { addItem, updateQuantity } = useCartActions();
  const { frame, said, say } = useSpokenChange(quantity > 0);
  const { id, name, left } = product;

  return (
    <div ref={frame} className={styles.control}>
      {quantity > 0 ? (
        <QuantityStepper
          name={name}
          look="filled"
          quantity={quantity}
          max={left ?? limits.unitsPerLine}
          onChange={(wanted) => {
            if (wanted === 0) say(m.takenOut(name));
            updateQuantity(id, wanted);
          }}
        />
      ) : (
        <button
          type="button"
          className={styles.add}
          aria-label={m.add(name)}
          onClick={() => {
            say(m.added(name));
            addItem(cartItemOf(product, 1));
          }}
        >
          <Plus />
        </button>
      )}
      <span className={styles.spoken} role="status">
        {said}
      </span>
    </div>
  );
}

/** Minimal markup, because a page has dozens of these; it is styled in the style sheet. */
function Plus() {
  return (
    <svg className={styles.plus} viewBox="0 0 24 24" aria-hidden>
      <path d="M12 5v14M5 12h14" />
    </svg>
  );
}

/**
 * Announces the swap between plus and stepper to screen readers, and moves keyboard focus, since the pressed button
 * is removed.
 */
function useSpokenChange(isStepper: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [said, say] = useState("");
  const hadFocus = useRef(false);
  const wasStepper = useRef(isStepper);
  useEffect(() => {
    if (wasStepper.current === isStepper) return;
    wasStepper.current = isStepper;
    if (hadFocus.current) [...(frame.current?.querySelectorAll("button") ?? [])].at(-1)?.focus();
    hadFocus.current = false;
  }, [isStepper]);
  return {
    frame,
    said,
    say(words: string) {
      hadFocus.current = true;
      say(words);
    },
  };
}
