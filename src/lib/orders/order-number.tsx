import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Unbroken } from "#client/ui/unbroken.tsx";
import { useSession } from "../session/session.ts";

/** The number of an order in one piece; for admins a link to everything about it. */
export function OrderNumber({ number }: { number: string }) {
  const { user } = useSession();
  const whole = <Unbroken>{number}</Unbroken>;
  return user?.role === "admin" ? <TextLink href={orderDeskPath(number)}>{whole}</TextLink> : whole;
}
