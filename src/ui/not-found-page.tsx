import { Anchor, Container, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";

/** Any path the product does not know (spec section 2). */
export function NotFoundPage() {
  return (
    <Container py="xl">
      <Title order={1}>Page not found</Title>
      <Text my="md">Nothing grows at this address.</Text>
      <Anchor component={Link} to="/">
        Back to the market
      </Anchor>
    </Container>
  );
}
