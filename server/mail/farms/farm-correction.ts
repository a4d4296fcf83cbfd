import { farmsMail as m } from "#messages/farms/mail.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { formatDayLong, formatDayShort } from "#shared/time.ts";
import type { MailBlock, MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

type Correction = MailData["farm_correction"];

/**
 * Tells a farm that part of its harvest sheet is no longer needed. Harvested goods go back on sale only if the
 * farm adds them again.
 */
export function farmCorrection(correction: Correction): MailParts {
  const { farmName, day, orderNumber, notNeeded, harvested, harvestUrl } = correction;
  return {
    subject: m.lessToBring(formatDayShort(day), orderNumber),
    heading: m.changeFor(formatDayLong(day)),
    blocks: [
      {
        kind: "text",
        text: m.doNotBring(farmName, orderNumber),
      },
      ...part(m.notHarvested, notNeeded),
      ...harvestedPart(correction),
      {
        kind: "link",
        label: harvested.length > 0 && notNeeded.length === 0 ? m.seeDay : m.seeRest,
        url: harvestUrl,
      },
    ],
  };
}

function harvestedPart({ harvested, inventoryUrl }: Correction): MailBlock[] {
  if (harvested.length === 0) return [];
  return [
    ...part(m.harvested, harvested),
    {
      kind: "text",
      text: m.addToStock,
    },
    { kind: "link", label: m.openInventory, url: inventoryUrl },
  ];
}

function part(text: string, lines: Correction["notNeeded"]): MailBlock[] {
  if (lines.length === 0) return [];
  const rows = lines.map(
    ({ name, pack, units }) => [`${name} (${packWords(pack)})`, String(units)] as const,
  );
  return [
    { kind: "text", text },
    { kind: "rows", rows },
  ];
}
