import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Unbroken } from "#client/ui/unbroken.tsx";
import { useSession } from "../session/session.ts";

/** An order number that does not wrap; for admins, a link to the order's page. */
export function OrderNumber({ number }: { number: string }) {
  const { user } = useSession();
  const whole = <Unbroken>{number}</Unbroken>;
  return user?.role === "admin" ? <TextLink href={orderDeskPath(number)}>{whole}</TextLink> : whole;
}
