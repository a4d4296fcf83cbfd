import { Button, Group, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { checkoutOrder as m } from "#messages/checkout/order.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { AiryContainer } from "#client/ui/page/layouts/airy-container.tsx";
import { Rich } from "#client/ui/rich.tsx";

type NoOrderProps = {
  title: string;
  /** Shown to shoppers who arrive from a payment. */
  purpose: string;
};

/** The order or payment page opened without an order: explains the page and links onward. */
export function NoOrder({ title, purpose }: NoOrderProps) {
  return (
    <AiryContainer size={620} air="large">
      <Title order={1} mb="sm">
        {title}
      </Title>
      <Text>{purpose}</Text>
      <Group mt="xl">
        <Button renderRoot={(props) => <Link to="/dashboard/customer/orders" {...props} />}>
          {m.myOrders}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/shop" {...props} />}>
          {m.toShop}
        </Button>
      </Group>
      <Text mt="xl" size="sm" c="var(--color-quiet)">
        <Rich>
          {m.notSeen((words) => (
            <TextLink href="/contact">{words}</TextLink>
          ))}
        </Rich>
      </Text>
    </AiryContainer>
  );
}
