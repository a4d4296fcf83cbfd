import { Button, Modal, NativeSelect, Skeleton, Stack } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { formatDayShort } from "#shared/time.ts";
import { windowOf } from "#shared/delivery.ts";
import { deliveryChangeSchema } from "#shared/order-change.ts";
import { notify } from "#client/lib/notify.ts";
import { PlaceFields } from "#client/lib/place-fields/place-fields.tsx";
import { failureOf, type Outputs, trpc } from "#client/lib/trpc.ts";
import type { Order } from "./order-detail-page.tsx";

type ChangeDialogProps = { order: Order; onClose: () => void };
type Day = Outputs["delivery"]["options"]["days"][number];

/** Another day, window, address or instructions for an order. */
export function ChangeDialog(props: ChangeDialogProps) {
  const options = trpc.delivery.options.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Modal
      opened
      onClose={props.onClose}
      title="Change the delivery"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {options.data ? (
        <ChangeForm {...props} days={options.data.days} />
      ) : (
        <Skeleton h={360} aria-busy="true" />
      )}
    </Modal>
  );
}

function ChangeForm({ order, onClose, days }: ChangeDialogProps & { days: readonly Day[] }) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: valuesOf(order),
    validate: schemaResolver(deliveryChangeSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const change = trpc.orders.changeDelivery.useMutation({
    meta: { failureTitle: "The delivery was not changed" },
    onSuccess: async () => {
      await utils.orders.invalidate();
      await utils.delivery.options.invalidate();
      notify.success("Your delivery is changed", "We have sent you a mail about it.");
      onClose();
    },
    onError: (error) => form.setErrors(failureOf(error)?.fieldErrors ?? {}),
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack>
        <NativeSelect
          label="Delivery day"
          data={dayChoices(order, days)}
          {...form.getInputProps("day")}
        />
        <NativeSelect
          label="Window"
          data={windowChoices(order, days, form.values.day)}
          {...form.getInputProps("window")}
        />
        <PlaceFields withPhone input={(field) => form.getInputProps(field)} />
        <Button type="submit" loading={change.isPending}>
          Save the changes
        </Button>
      </Stack>
    </form>
  );
}

function valuesOf({ number, day, window, delivery }: Order) {
  const { address, city, zipCode, phone = "", specialInstructions = "" } = delivery;
  return { number, day, window, address, city, zipCode, phone, specialInstructions };
}

/** The order's own day can be kept although it may be too late to choose it anew. */
function dayChoices(order: Order, days: readonly Day[]) {
  const all = new Set([order.day, ...days.map(({ day }) => day)]);
  return [...all].toSorted().map((day) => ({ value: day, label: formatDayShort(day) }));
}

function windowChoices(order: Order, days: readonly Day[], chosen: string) {
  const windows = days.find(({ day }) => day === chosen)?.windows;
  if (!windows) return [{ value: order.window, label: windowOf(order.window).label }];
  return windows.map(({ id, left }) => {
    const isKept = chosen === order.day && id === order.window;
    const isFull = left === 0 && !isKept;
    return {
      value: id,
      label: `${windowOf(id).label}${isFull ? " (full)" : ""}`,
      disabled: isFull,
    };
  });
}
