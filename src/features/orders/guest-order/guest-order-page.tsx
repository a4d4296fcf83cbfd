import { trpc } from "#client/lib/api/trpc.ts";
import { AiryContainer } from "#client/ui/page/layouts/airy-container.tsx";
import { OrderLink } from "../my-orders/order-calls.ts";
import { OrderView } from "../my-orders/order-detail-page.tsx";
import { whileOnItsWay } from "#client/lib/orders/arrival/while-on-its-way.ts";
import { KeepCard } from "./keep-card.tsx";

/**
 * A guest's order, opened by its emailed order link: the same view as a signed-in owner's, plus a form to create an
 * account.
 */
export function GuestOrderPage({ token }: { token: string }) {
  const [order] = trpc.guestOrders.read.useSuspenseQuery({ token }, whileOnItsWay);
  return (
    <OrderLink value={token}>
      <AiryContainer>
        <OrderView order={order}>
          <KeepCard token={token} order={order} />
        </OrderView>
      </AiryContainer>
    </OrderLink>
  );
}
