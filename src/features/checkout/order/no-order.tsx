import { Button, Container, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { TextLink } from "#client/ui/buttons/text-link.tsx";

type NoOrderProps = {
  title: string;
  /** What the page shows to those who come from a payment. */
  purpose: string;
};

/** The page of an order or a payment, opened by itself: what it is for, and the ways that lead on. */
export function NoOrder({ title, purpose }: NoOrderProps) {
  return (
    <Container size={620} py={{ base: 32, md: 64 }}>
      <Title order={1} mb="sm">
        {title}
      </Title>
      <Text>{purpose}</Text>
      <Group mt="xl">
        <Button renderRoot={(props) => <Link to="/dashboard/customer/orders" {...props} />}>
          See my orders
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/shop" {...props} />}>
          Go to the shop
        </Button>
      </Group>
      <Text mt="xl" size="sm" c="var(--color-quiet)">
        You paid and do not see it? The confirmation is in your email. If it is not,{" "}
        <TextLink href="/contact">write to us</TextLink>.
      </Text>
    </Container>
  );
}
