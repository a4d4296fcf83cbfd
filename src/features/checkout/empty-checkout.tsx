import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { artKey } from "#shared/pictures.ts";
import { CartPicture } from "#client/lib/cart/cart-picture.tsx";

/** /checkout without anything to buy. */
export function EmptyCheckout() {
  return (
    <Center mih="50vh" p="lg">
      <Stack align="center" ta="center">
        <CartPicture source={artKey("basket")} size={128} />
        <Title order={1}>Your cart is empty</Title>
        <Text c="dimmed">Choose something from this week’s harvest first.</Text>
        <Button renderRoot={(props) => <Link to="/shop" {...props} />}>Start Shopping</Button>
      </Stack>
    </Center>
  );
}
