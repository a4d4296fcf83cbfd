import { Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { accountsPlace as m } from "#messages/accounts/saved/place.ts";
import styles from "./place-fields.module.css";
import { limits } from "#shared/platform/limits.ts";

type PlaceField = "address" | "zipCode" | "city" | "phone" | "specialInstructions";

type PlaceFieldsProps = {
  /** The form library's props for a field. */
  input: (field: PlaceField) => ReturnType<UseFormReturnType<object>["getInputProps"]>;
  withPhone?: boolean;
};

/** The address fields of a delivery, for any form that needs them. */
export function PlaceFields({ input, withPhone = false }: PlaceFieldsProps) {
  return (
    <>
      <TextInput
        label={m.street}
        autoComplete="shipping address-line1"
        withAsterisk
        aria-required
        {...input("address")}
      />
      <div className={styles.pair}>
        <TextInput
          label={m.zipCode}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          withAsterisk
          aria-required
          {...input("zipCode")}
        />
        <TextInput
          label={m.city}
          autoComplete="shipping address-level2"
          withAsterisk
          aria-required
          {...input("city")}
        />
      </div>
      {withPhone ? (
        <TextInput
          label={m.phoneOptional}
          type="tel"
          autoComplete="tel"
          description={m.onlyDriver}
          {...input("phone")}
        />
      ) : null}
      <Textarea
        label={m.instructions}
        placeholder={m.instructionsPlaceholder}
        maxLength={limits.specialInstructions}
        autosize
        minRows={2}
        {...input("specialInstructions")}
      />
    </>
  );
}
