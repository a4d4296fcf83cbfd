import { windowOf } from "#shared/checkout/delivery.ts";
import { formatDayLong, formatDayShort } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** What a farm harvests for a day: the totals first, then each order. */
export function farmSheet(sheet: MailData["farm_sheet"]): MailParts {
  const { farmName, day, isSupplement, products, orders, url } = sheet;
  const what = isSupplement ? "More to harvest" : "Harvest";
  return {
    subject: `${what} for ${formatDayShort(day)}: ${orders.length} ${orders.length === 1 ? "order" : "orders"}`,
    heading: `${what} for ${formatDayLong(day)}`,
    blocks: [
      {
        kind: "text",
        text: isSupplement
          ? `${farmName}: these orders were paid after your sheet was sent. They are in addition to it.`
          : `${farmName}: orders for this day are closed. This is what was bought from you.`,
      },
      {
        kind: "rows",
        rows: products.map(
          ({ name, pack, units }) => [`${name} (${pack})`, String(units)] as const,
        ),
      },
      {
        kind: "rows",
        rows: orders.map(
          ({ number, firstName, window, lines }) =>
            [
              `${number} ${firstName}`.trim(),
              `${lines.map((line) => `${line.quantity} × ${line.name}`).join(", ")}; ${windowOf(window).label}`,
            ] as const,
        ),
      },
      { kind: "link", label: "Tick off and report what is short", url },
    ],
  };
}
