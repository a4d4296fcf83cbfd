import { ordersMine as m } from "#messages/orders/mine.ts";
import { formatUsd } from "#shared/money.ts";
import { deliveryChangeSchema } from "#shared/orders/order-change.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ChangeDialog, ChangeForm, type Day } from "../delivery-form/change-dialog.tsx";
import { isElsewhere } from "../delivery-form/fee-note.tsx";
import { useDeliveryForm } from "../delivery-form/use-delivery-form.ts";
import { useChangeDelivery, useTermsAt } from "./order-calls.ts";
import type { Order } from "./order-detail-page.tsx";

type OwnChangeProps = { order: Order; onClose: () => void };

/** Changes an order's day, window, address, or instructions. */
export function OwnChangeDialog(props: OwnChangeProps) {
  return (
    <ChangeDialog height={360} onClose={props.onClose}>
      {(days) => <OwnChangeForm {...props} days={days} />}
    </ChangeDialog>
  );
}

function OwnChangeForm({ order, onClose, days }: OwnChangeProps & { days: readonly Day[] }) {
  const { number } = order;
  const { form, shown, refuse } = useDeliveryForm(deliveryChangeSchema, order, { number });
  const change = useChangeDelivery({
    onDone: ({ back, isChanged }) => {
      if (!isChanged) notify.info(m.nothingNew);
      else notify.success(m.isChanged, back > 0 ? m.goesBack(formatUsd(back)) : m.detailsEmailed);
      onClose();
    },
    onRefused: refuse,
  });
  const { zipCode } = form.values;
  const terms = useTermsAt({ number, zipCode }, isElsewhere(order, zipCode));
  return (
    <ChangeForm
      form={form}
      placed={order}
      days={days}
      terms={terms}
      onSubmit={(values) => void change.run({ ...values, shown })}
      isPending={change.isPending}
    />
  );
}
