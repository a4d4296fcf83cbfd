import { Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import styles from "./place-fields.module.css";

type PlaceField = "address" | "zipCode" | "city" | "phone" | "specialInstructions";

type PlaceFieldsProps = {
  /** What a form knows of a field. */
  input: (field: PlaceField) => ReturnType<UseFormReturnType<object>["getInputProps"]>;
  withPhone?: boolean;
};

/** Where a delivery goes, in any form that asks for it. */
export function PlaceFields({ input, withPhone = false }: PlaceFieldsProps) {
  return (
    <>
      <TextInput
        label="Street address"
        autoComplete="shipping address-line1"
        withAsterisk
        {...input("address")}
      />
      <div className={styles.pair}>
        <TextInput
          label="Zip code"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          withAsterisk
          {...input("zipCode")}
        />
        <TextInput
          label="City"
          autoComplete="shipping address-level2"
          withAsterisk
          {...input("city")}
        />
      </div>
      {withPhone ? (
        <TextInput
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          description="Only for the driver on delivery day"
          {...input("phone")}
        />
      ) : null}
      <Textarea
        label="Delivery instructions (optional)"
        placeholder="Gate code, safe place, leave at door"
        maxLength={500}
        autosize
        minRows={2}
        {...input("specialInstructions")}
      />
    </>
  );
}
