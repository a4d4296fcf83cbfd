import { ordersDesk as m } from "#messages/orders/desk.ts";
import { schemaResolver, useForm } from "@mantine/form";
import { staffRedeliverySchema } from "#shared/orders/order-desk.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ReasonInput } from "#client/ui/fields/reason-input.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Slot } from "../delivery-form/delivery-choices.ts";
import { RedeliveryDialog, RedeliveryForm } from "../delivery-form/redelivery-dialog.tsx";
import type { Order } from "./order-page.tsx";
import type { Redelivery } from "./redeliver.tsx";

type DeskRedeliveryProps = {
  order: Order;
  days: Redelivery["days"];
  onDone: () => void;
  onClose: () => void;
};

/** The customer's own redelivery form, plus the team's reason. */
export function RedeliverDialog(props: DeskRedeliveryProps) {
  const { order, days, onClose } = props;
  const slot = { day: order.deliveryDay, window: order.deliveryWindow };
  return (
    <RedeliveryDialog
      slot={slot}
      days={days}
      title={m.bringWhen}
      noDay={m.noDayOpen}
      onClose={onClose}
    >
      {(first) => <DeskRedeliveryForm {...props} slot={slot} first={first} />}
    </RedeliveryDialog>
  );
}

type FormProps = DeskRedeliveryProps & { slot: Slot; first: Slot };

function DeskRedeliveryForm({ order, days, onDone, onClose, slot, first }: FormProps) {
  const form = useForm({
    initialValues: { number: order.number, ...first, reason: "" },
    validate: schemaResolver(staffRedeliverySchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const redeliver = trpc.admin.orders.redeliver.useMutation({
    meta: { failureTitle: m.notArranged },
    onSuccess: ({ isChanged }) => {
      if (isChanged) notify.success(m.isArranged, m.getsEmail(order.email));
      else notify.info(m.nothingNew);
      onClose();
    },
    onSettled: onDone,
    onError: (error) => form.setErrors(refusedFields(error)),
  });
  return (
    <RedeliveryForm
      form={form}
      slot={slot}
      days={days}
      intro={m.sameDoor}
      onSubmit={(values) => redeliver.mutate(values)}
      isPending={redeliver.isPending}
    >
      <ReasonInput
        withAsterisk
        aria-required
        {...form.getInputProps("reason")}
        value={form.values.reason}
      />
    </RedeliveryForm>
  );
}
