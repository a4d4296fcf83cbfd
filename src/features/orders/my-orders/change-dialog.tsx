import { ordersMine as m } from "#messages/orders-mine.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, Skeleton, Stack } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { formatUsd } from "#shared/money.ts";
import { deliveryChangeSchema } from "#shared/orders/order-change.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { focusFirst } from "#client/lib/focus-first.ts";
import { useChangeDelivery, useTermsAt } from "./order-calls.ts";
import { dayChoices } from "./delivery-choices.ts";
import { FeeNote, isElsewhere } from "./fee-note.tsx";
import type { Order } from "./order-detail-page.tsx";
import { SlotFields } from "./slot-fields.tsx";
import { useShownDelivery } from "./use-shown-delivery.ts";

type ChangeDialogProps = { order: Order; onClose: () => void };
type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];

/** Changes an order's day, window, address, or instructions. */
export function ChangeDialog(props: ChangeDialogProps) {
  const options = trpc.checkout.delivery.options.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <OpenModal onClose={props.onClose} title={m.changeTheDelivery}>
      {options.isError ? <QueryError query={options} /> : null}
      {options.data ? <ChangeForm {...props} days={options.data.days} /> : null}
      {options.isPending ? <Skeleton h={360} aria-busy="true" /> : null}
    </OpenModal>
  );
}

function ChangeForm({ order, onClose, days }: ChangeDialogProps & { days: readonly Day[] }) {
  const form = useForm({
    initialValues: valuesOf(order),
    validate: schemaResolver(deliveryChangeSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const { shown: seen, takeNewer } = useShownDelivery(form, valuesOf(order));
  const change = useChangeDelivery({
    onDone: ({ back, isChanged }) => {
      if (!isChanged) notify.info(m.nothingNew);
      else notify.success(m.isChanged, back > 0 ? m.goesBack(formatUsd(back)) : m.detailsEmailed);
      onClose();
    },
    onRefused: (error) => {
      form.setErrors(refusedFields(error));
      takeNewer(error);
    },
  });
  const { number: _, ...shown } = seen;
  const { zipCode } = form.values;
  const isOther = isElsewhere(order, zipCode);
  const terms = useTermsAt({ number: order.number, zipCode }, isOther);
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => void change.run({ ...values, shown }),
        (errors) => focusFirst(form, errors),
      )}
    >
      <Stack>
        <SlotFields
          slot={order}
          choices={dayChoices(order, days, isOther ? (terms ?? null) : null)}
          days={days}
          day={form.values.day}
          input={(field) => form.getInputProps(field)}
        />
        <PlaceFields withPhone input={(field) => form.getInputProps(field)} />
        {isOther ? <FeeNote zipCode={zipCode} terms={terms} /> : null}
        <Button type="submit" loading={change.isPending}>
          {m.saveChanges}
        </Button>
      </Stack>
    </form>
  );
}

function valuesOf({ number, day, window, delivery }: Order) {
  const { address, city, zipCode, phone = "", specialInstructions = "" } = delivery;
  return { number, day, window, address, city, zipCode, phone, specialInstructions };
}
