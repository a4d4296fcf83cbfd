import { ordersMine as m } from "#messages/orders/mine.ts";
import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import type { ShownDelivery } from "#shared/orders/order-change.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { dayChoices } from "./delivery-choices.ts";
import { FeeNote, isElsewhere } from "./fee-note.tsx";
import { SlotForm, type SlotFormProps } from "./slot-form.tsx";
import type { Placed } from "./use-delivery-form.ts";

/** A day that can be chosen. */
export type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];

type ChangeDialogProps = {
  onClose: () => void;
  /** The height of the form, in pixels, to be reserved while the days load. */
  height: number;
  /** The form, once the days have loaded. */
  children: (days: readonly Day[]) => ReactNode;
};

/** The dialog in which customers and the team change a delivery. */
export function ChangeDialog({ onClose, height, children }: ChangeDialogProps) {
  const options = trpc.checkout.delivery.options.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <OpenModal onClose={onClose} title={m.changeTheDelivery}>
      {options.isError ? <QueryError query={options} /> : null}
      {options.data ? children(options.data.days) : null}
      {options.isPending ? <Skeleton h={height} aria-busy="true" /> : null}
    </OpenModal>
  );
}

type ChangeFormProps<Values extends ShownDelivery> = Omit<SlotFormProps<Values>, "slot"> & {
  placed: Placed;
  days: readonly Day[];
  /** The order's terms at the chosen zip code, where it differs; undefined until they have loaded. */
  terms: Outputs["orders"]["changeTerms"] | undefined;
};

/** The fields of a delivery, and how another address changes the fee and tax. */
export function ChangeForm<Values extends ShownDelivery>(props: ChangeFormProps<Values>) {
  const { placed, terms, children, ...rest } = props;
  const { form, days } = rest;
  const { zipCode } = form.values;
  const isOther = isElsewhere(placed, zipCode);
  return (
    <SlotForm
      {...rest}
      slot={placed}
      choices={dayChoices(placed, days, isOther ? (terms ?? null) : null)}
      submit={m.saveChanges}
    >
      <PlaceFields withPhone input={(field) => form.getInputProps(field)} />
      {isOther ? <FeeNote zipCode={zipCode} terms={terms} /> : null}
      {children}
    </SlotForm>
  );
}
