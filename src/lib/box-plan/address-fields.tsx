import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useEffect, useEffectEvent } from "react";
import { type Outputs, trpc } from "../trpc.ts";
import classes from "./box-plan.module.css";
import type { PlanForm } from "./plan-form.ts";

type Kept = Outputs["customer"]["addresses"][number];

/** Where the box goes; a kept address is filled in while nothing was typed. */
export function AddressFields({ form }: { form: PlanForm }) {
  const { data: kept = [] } = trpc.customer.addresses.useQuery();
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
          label="One of my addresses"
          value=""
          data={[
            { value: "", label: "Choose to fill in" },
            ...kept.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(event) => {
            const chosen = kept.find(({ id }) => id === event.currentTarget.value);
            if (chosen) fill(chosen);
          }}
        />
      ) : null}
      <TextInput
        label="Street address"
        autoComplete="shipping address-line1"
        withAsterisk
        {...form.getInputProps("address.address")}
      />
      <div className={classes["pair"]}>
        <TextInput
          label="Zip code"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          withAsterisk
          {...form.getInputProps("address.zipCode")}
        />
        <TextInput
          label="City"
          autoComplete="shipping address-level2"
          withAsterisk
          {...form.getInputProps("address.city")}
        />
      </div>
      <Textarea
        label="Delivery instructions (optional)"
        placeholder="Gate code, safe place, leave at door"
        maxLength={500}
        autosize
        minRows={2}
        {...form.getInputProps("address.specialInstructions")}
      />
    </>
  );
}
