import { farmsMail as m } from "#messages/farms/mail.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { brand } from "#shared/brand.ts";
import { OWN_DEPOT } from "#shared/platform/own-depot.ts";
import { formatDayLong, formatDayShort } from "#shared/time.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** A farm's harvest sheet for a day: totals first, when and where to bring them, then each order. */
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
      { kind: "text", text: bringText(sheet.bring) },
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

function bringText({ day, depot }: MailData["farm_sheet"]["bring"]): string {
  const { name, street, city, zipCode } = depot;
  const bring = { day: formatDayLong(day), address: `${street}, ${city} ${zipCode}` };
  return name === OWN_DEPOT
    ? m.bringToOwnDepot({ ...bring, market: brand.name })
    : m.bringTo({ ...bring, depot: name });
}
