import { ordersMissing as m } from "#messages/orders/problems/missing.ts";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { AiryContainer } from "#client/ui/page/layouts/airy-container.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";

/** Shown for an order number that is not one of the reader's orders, whether or not it exists. */
export function MissingOrder() {
  return (
    <AiryContainer size={620} air="card">
      <EmptyState
        order={1}
        title={m.cannotFind}
        action={
          <Button renderRoot={(props) => <Link to="/dashboard/customer/orders" {...props} />}>
            {m.myOrders}
          </Button>
        }
      >
        <Rich>
          {m.whereToLook(
            (words) => (
              <TextLink href="/order">{words}</TextLink>
            ),
            (words) => (
              <TextLink href="/contact">{words}</TextLink>
            ),
          )}
        </Rich>
      </EmptyState>
    </AiryContainer>
  );
}
