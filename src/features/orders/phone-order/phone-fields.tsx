import { ordersPhone as m } from "#messages/orders/phone.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { spec } from "#messages/spec.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import styles from "./phone-order.module.css";
import type { PhoneForm } from "./use-phone-form.ts";

type WhoFieldsProps = { form: PhoneForm; hasAccount: boolean };

/** The caller's name and address. */
export function WhoFields({ form, hasAccount }: WhoFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextInput label={m.firstName} autoComplete="off" {...form.getInputProps("firstName")} />
        <TextInput label={m.lastName} autoComplete="off" {...form.getInputProps("lastName")} />
      </div>
      <TextInput
        label={m.email}
        type="email"
        autoComplete="off"
        withAsterisk
        aria-required
        readOnly={hasAccount}
        description={hasAccount ? m.ofAccount : m.getsLink}
        {...form.getInputProps("email")}
      />
    </>
  );
}

/** The days and windows available for the zip code, as at checkout. */
export function SlotFields({ form }: { form: PhoneForm }) {
  if (form.slotsFailed) {
    return <ErrorPanel message={spec.somethingWrong} onRetry={form.retrySlots} />;
  }
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={m.deliveryDay}
        data={form.days}
        {...form.getInputProps("deliveryDate")}
        value={form.day}
      />
      <NativeSelect label={m.window} data={form.windows} {...form.getInputProps("deliveryTime")} />
    </div>
  );
}
