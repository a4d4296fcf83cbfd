import { ordersDesk as m } from "#messages/orders-desk.ts";
import { TextInput } from "@mantine/core";
import { reasonLimits } from "#shared/platform/reason-limits.ts";

/** The team's reason for changing an order, recorded in the audit log. */
export function ReasonField({ input }: { input: (field: "reason") => object }) {
  return (
    <TextInput
      label={m.reason}
      description={m.recorded}
      maxLength={reasonLimits.most}
      withAsterisk
      aria-required
      {...input("reason")}
    />
  );
}
