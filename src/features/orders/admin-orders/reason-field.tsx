import { ordersDesk as m } from "#messages/orders-desk.ts";
import { TextInput } from "@mantine/core";
import { reasonLimits } from "#shared/platform/reason-limits.ts";

/** Why someone of the team changes an order, which the audit log keeps. */
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
