import { farmsMail as m } from "#messages/farms/mail.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { formatDayLong, formatDayShort } from "#shared/time.ts";
import { goodsWords } from "#shared/orders/goods-words.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** A farm's harvest sheet for a day: totals first, then each order. */
export function farmSheet(sheet: MailData["farm_sheet"]): MailParts {
  const { farmName, day, isSupplement, products, orders, url } = sheet;
  const short = formatDayShort(day);
  const long = formatDayLong(day);
  return {
    subject: isSupplement ? m.moreSheet(short, orders.length) : m.sheet(short, orders.length),
    heading: isSupplement ? m.moreHeading(long) : m.sheetHeading(long),
    blocks: [
      {
        kind: "text",
        text: isSupplement ? m.inAddition(farmName) : m.closed(farmName),
      },
      {
        kind: "rows",
        rows: products.map(
          ({ name, pack, units }) => [`${name} (${packWords(pack)})`, String(units)] as const,
        ),
      },
      {
        kind: "rows",
        rows: orders.map(
          ({ number, firstName, window, lines }) =>
            [
              `${number} ${firstName}`.trim(),
              `${lines.map(goodsWords).join(", ")}; ${windowOf(window).label}`,
            ] as const,
        ),
      },
      { kind: "link", label: m.tickOff, url },
    ],
  };
}
