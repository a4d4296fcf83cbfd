import { ordersDesk as m } from "#messages/orders/desk.ts";
import { formatUsd } from "#shared/money.ts";
import { staffChangeSchema } from "#shared/orders/order-desk.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { ReasonInput } from "#client/ui/fields/reason-input.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { ChangeDialog, ChangeForm, type Day } from "../delivery-form/change-dialog.tsx";
import { isElsewhere } from "../delivery-form/fee-note.tsx";
import { useDeliveryForm } from "../delivery-form/use-delivery-form.ts";
import type { Order } from "./order-page.tsx";

type DeskChangeProps = { order: Order; onDone: () => void; onClose: () => void };

/** The customer's own form for changing a delivery, plus the team's reason. */
export function ChangeDeliveryDialog(props: DeskChangeProps) {
  return (
    <ChangeDialog height={420} onClose={props.onClose}>
      {(days) => <DeskChangeForm {...props} days={days} />}
    </ChangeDialog>
  );
}

function DeskChangeForm({
  order,
  onDone,
  onClose,
  days,
}: DeskChangeProps & { days: readonly Day[] }) {
  const { number, email, deliveryDay: day, deliveryWindow: window, delivery } = order;
  const placed = { day, window, delivery };
  const { form, shown, refuse } = useDeliveryForm(staffChangeSchema, placed, {
    number,
    reason: "",
  });
  const change = trpc.admin.orders.changeDelivery.useMutation({
    meta: { failureTitle: m.deliveryNotChanged },
    onSuccess: ({ back, isChanged }) => {
      const told = back > 0 ? m.goesBackAndEmail(formatUsd(back), email) : m.getsEmail(email);
      if (isChanged) notify.success(m.deliveryChanged, told);
      else notify.info(m.nothingNew);
      onClose();
    },
    onSettled: onDone,
    onError: refuse,
  });
  const { zipCode } = form.values;
  const terms = trpc.admin.orders.changeTerms.useQuery(
    { number, zipCode },
    { enabled: isElsewhere(placed, zipCode) },
  );
  return (
    <ChangeForm
      form={form}
      placed={placed}
      days={days}
      terms={terms.data}
      onSubmit={(values) => change.mutate({ ...values, shown })}
      isPending={change.isPending}
    >
      <ReasonInput
        withAsterisk
        aria-required
        {...form.getInputProps("reason")}
        value={form.values.reason}
      />
    </ChangeForm>
  );
}
