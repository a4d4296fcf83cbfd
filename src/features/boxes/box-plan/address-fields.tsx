import { boxesPlan as m } from "#messages/boxes/plan.ts";
import { NativeSelect } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import type { PlanForm } from "./plan-form.ts";

type Kept = Outputs["accounts"]["customer"]["addresses"][number];

/** The delivery address; a saved one is filled in unless the customer has typed something. */
export function AddressFields({ form }: { form: PlanForm }) {
  const { data: kept = [] } = trpc.accounts.customer.addresses.useQuery();
  const fill = ({ address, city, zipCode, phone, specialInstructions }: Kept) =>
    form.setFieldValue("address", { address, city, zipCode, phone, specialInstructions });
  const fillFirst = useEffectEvent(() => {
    const first = kept.find(({ isDefault }) => isDefault);
    if (first && form.values.address.address === "") fill(first);
  });
  useEffect(() => {
    if (kept.length > 0) fillFirst();
  }, [kept]);
  return (
    <>
      {kept.length > 1 ? (
        <NativeSelect
          label={m.myAddresses}
          value=""
          data={[
            { value: "", label: m.chooseToFill },
            ...kept.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(event) => {
            const chosen = kept.find(({ id }) => id === event.currentTarget.value);
            if (chosen) fill(chosen);
          }}
        />
      ) : null}
      <PlaceFields input={(field) => form.getInputProps(`address.${field}`)} />
    </>
  );
}
