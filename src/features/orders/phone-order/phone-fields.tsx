import { NativeSelect, TextInput } from "@mantine/core";
import { spec } from "#messages/spec.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import styles from "./phone-order.module.css";
import type { PhoneForm } from "./use-phone-form.ts";

type WhoFieldsProps = { form: PhoneForm; hasAccount: boolean };

/** Name and address of who calls. */
export function WhoFields({ form, hasAccount }: WhoFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextInput label="First name" autoComplete="off" {...form.getInputProps("firstName")} />
        <TextInput label="Last name" autoComplete="off" {...form.getInputProps("lastName")} />
      </div>
      <TextInput
        label="Email"
        type="email"
        autoComplete="off"
        withAsterisk
        readOnly={hasAccount}
        description={
          hasAccount ? "The account's address" : "Gets the payment link and the confirmation"
        }
        {...form.getInputProps("email")}
      />
    </>
  );
}

/** The days and windows of the zip code, as at checkout. */
export function SlotFields({ form }: { form: PhoneForm }) {
  if (form.slotsFailed) {
    return <ErrorPanel message={spec.somethingWrong} onRetry={form.retrySlots} />;
  }
  return (
    <div className={styles.pair}>
      <NativeSelect
        label="Delivery day"
        data={form.days}
        {...form.getInputProps("deliveryDate")}
        value={form.day}
      />
      <NativeSelect label="Window" data={form.windows} {...form.getInputProps("deliveryTime")} />
    </div>
  );
}
