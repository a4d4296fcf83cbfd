import { formatDayLong, formatDayShort } from "#shared/time.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

type Correction = MailData["farm_correction"];

/** A farm need not bring what its sheet asked for. Harvested goods go back on sale only by its own hand. */
export function farmCorrection(correction: Correction): MailParts {
  const { farmName, day, orderNumber, notNeeded, harvested, harvestUrl } = correction;
  return {
    subject: `Changed for ${formatDayShort(day)}: less to bring for order ${orderNumber}`,
    heading: `A change for ${formatDayLong(day)}`,
    blocks: [
      {
        kind: "text",
        text: `${farmName}: part or all of order ${orderNumber} was canceled after your sheet was sent. Your list is up to date; please do not bring the following.`,
      },
      ...part("Not harvested yet. These are back on sale in the shop:", notNeeded),
      ...harvestedPart(correction),
      {
        kind: "link",
        label: harvested.length > 0 && notNeeded.length === 0 ? "See the day" : "See what is left",
        url: harvestUrl,
      },
    ],
  };
}

function harvestedPart({ harvested, inventoryUrl }: Correction): MailBlock[] {
  if (harvested.length === 0) return [];
  return [
    ...part("Already harvested. These are not back on sale:", harvested),
    {
      kind: "text",
      text: "If they can still be sold, add them to the stock on your inventory page.",
    },
    { kind: "link", label: "Open your inventory", url: inventoryUrl },
  ];
}

function part(text: string, lines: Correction["notNeeded"]): MailBlock[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ name, pack, units }) => [`${name} (${pack})`, String(units)] as const);
  return [
    { kind: "text", text },
    { kind: "rows", rows },
  ];
}
