import { ordersMine as m } from "#messages/orders/mine.ts";
import { schemaResolver, useForm } from "@mantine/form";
import { redeliverySchema } from "#shared/orders/order-change.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Slot } from "../delivery-form/delivery-choices.ts";
import { RedeliveryDialog, RedeliveryForm } from "../delivery-form/redelivery-dialog.tsx";
import type { Redelivery } from "./failed-delivery.tsx";
import { useRedeliver } from "./order-calls.ts";
import type { Order } from "./order-detail-page.tsx";

type OwnRedeliveryProps = { order: Order; days: Redelivery["days"]; onClose: () => void };

/** Chooses the day and window of a redelivery to the same address. */
export function OwnRedeliveryDialog(props: OwnRedeliveryProps) {
  const { order, days, onClose } = props;
  return (
    <RedeliveryDialog
      slot={order}
      days={days}
      title={m.bringWhen}
      noDay={m.noDayOpen}
      onClose={onClose}
    >
      {(first) => <OwnRedeliveryForm {...props} first={first} />}
    </RedeliveryDialog>
  );
}

function OwnRedeliveryForm({ order, days, onClose, first }: OwnRedeliveryProps & { first: Slot }) {
  const form = useForm({
    initialValues: { number: order.number, ...first },
    validate: schemaResolver(redeliverySchema, { sync: true }),
  });
  const redeliver = useRedeliver({
    onDone: ({ isChanged }) => {
      if (isChanged) notify.success(m.willComeAgain, m.detailsEmailed);
      else notify.info(m.nothingNew);
      onClose();
    },
  });
  return (
    <RedeliveryForm
      form={form}
      slot={order}
      days={days}
      intro={m.sameDoor}
      onSubmit={(values) => void redeliver.run(values)}
      isPending={redeliver.isPending}
    />
  );
}
