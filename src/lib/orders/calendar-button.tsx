import { ordersCalendar as m } from "#messages/orders/calendar.ts";
import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { TO_COME } from "#shared/orders/order.ts";
import { calendarFile } from "#shared/orders/calendar-file.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { saveTextFile } from "../save-file.ts";
import type { Outputs } from "../api/trpc.ts";

type Order = Pick<
  Outputs["orders"]["byNumber"],
  "number" | "state" | "day" | "window" | "delivery"
>;

/** Downloads the delivery as a calendar file; renders nothing once the delivery is not to come anymore. */
export function CalendarButton({ order }: { order: Order }) {
  if (!TO_COME.includes(order.state)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      onClick={() => download(order)}
    >
      {m.add}
    </Button>
  );
}

function download({ number, day, window: slot, delivery }: Order): void {
  const entry = { orderNumber: number, day, window: slot, address: addressLine(delivery) };
  saveTextFile(`${number}.ics`, calendarFile(entry, new Date().toISOString()), "text/calendar");
}
