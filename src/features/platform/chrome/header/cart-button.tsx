import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { IconBasket } from "@tabler/icons-react";
import { useCartState } from "#client/lib/checkout/cart/use-cart-state.ts";
import { onIntent } from "#client/ui/on-intent.ts";
import styles from "./site-header.module.css";

/** Opens the cart drawer and says how much is in it. `loadCart` fetches the drawer's code. */
export function CartButton({ loadCart }: { loadCart: () => Promise<unknown> }) {
  const { itemCount, openCart } = useCartState();
  const inWords = m.items(itemCount);
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={m.cartOf(inWords)}
        aria-haspopup="dialog"
        onClick={openCart}
        {...onIntent(loadCart)}
      >
        <IconBasket size={20} stroke={1.7} aria-hidden />
        {itemCount > 0 ? (
          <span key={itemCount} className={styles.count} aria-hidden>
            {itemCount > 99 ? "99+" : itemCount}
          </span>
        ) : null}
      </button>
      <span className={styles.hidden} role="status">
        {itemCount > 0 ? m.inCart(inWords) : ""}
      </span>
    </>
  );
}
