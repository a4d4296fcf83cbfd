import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { calendarFile } from "#shared/calendar-file.ts";
import { addressLine } from "#shared/checkout-fields.ts";
import type { Order } from "./order-page.tsx";

/** Hands out the delivery as a calendar file. */
export function CalendarButton({ order }: { order: Order }) {
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
      onClick={() => download(order)}
    >
      Add to calendar
    </Button>
  );
}

function download({ number, day, window: slot, delivery }: Order): void {
  const entry = { orderNumber: number, day, window: slot, address: addressLine(delivery) };
  const file = new Blob([calendarFile(entry, new Date().toISOString())], { type: "text/calendar" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${number}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
