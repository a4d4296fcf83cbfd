import { Button, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { artKey } from "#shared/pictures.ts";
import { CartPicture } from "#client/lib/cart/cart-picture.tsx";
import classes from "./cart.module.css";

/** Nothing in the cart, and the way to something (spec section 2: 'Start Shopping' to /shop). */
export function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={classes["empty"]}>
      <CartPicture source={artKey("basket")} size={112} />
      <Title order={3}>Your cart is empty</Title>
      <Text c="dimmed">The farms harvest what you order, and nothing else.</Text>
      <Button renderRoot={(props) => <Link to="/shop" {...props} />} onClick={onLeave}>
        Start Shopping
      </Button>
    </div>
  );
}
