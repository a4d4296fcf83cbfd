import { fullName } from "#shared/accounts/user.ts";
import { cityLine } from "#shared/checkout/checkout-fields.ts";
import { formatPhone } from "#shared/platform/fields/phone.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import classes from "./delivery-address.module.css";

type DeliveryAddressProps = {
  delivery: Outputs["orders"]["byNumber"]["delivery"];
  withPhone?: boolean;
};

/** The address that an order is delivered to, with its recipient and instructions. */
export function DeliveryAddress({ delivery, withPhone = false }: DeliveryAddressProps) {
  const name = fullName(delivery);
  return (
    <address className={classes["address"]}>
      {name ? <div>{name}</div> : null}
      <div>{delivery.address}</div>
      <div>{cityLine(delivery)}</div>
      {withPhone && delivery.phone ? <div>{formatPhone(delivery.phone)}</div> : null}
      {delivery.specialInstructions ? <div>“{delivery.specialInstructions}”</div> : null}
    </address>
  );
}
