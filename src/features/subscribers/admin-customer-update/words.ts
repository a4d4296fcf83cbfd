import { windowOf } from "#shared/checkout/delivery.ts";
import type { Audience, CustomerUpdateState } from "#shared/subscribers/customer-update.ts";
import { formatDayShort } from "#shared/time.ts";

export const STATE_WORDS: Record<CustomerUpdateState, string> = {
  draft: "Draft",
  sending: "Is being sent",
  sent: "Sent",
  stopped: "Stopped",
};

type Named = { audience: Audience; farmName: string | null; productName: string | null };

/** Whom a message is for: `Orders of Thu Nov 26, 8AM-12PM, Petaluma, Tula Ridge`. */
export function audienceWords({ audience, farmName, productName }: Named): string {
  if (audience.kind === "subscribers") {
    return ["Newsletter subscribers", audience.source?.replaceAll("_", " "), audience.tag]
      .filter(Boolean)
      .join(", ");
  }
  const { about, day, windows, zone, zips } = audience;
  return [
    `${about === "news" ? "News for orders" : "Orders"} ${day === null ? "still to come" : `of ${formatDayShort(day)}`}`,
    ...windows.map((id) => windowOf(id).label),
    zone,
    farmName,
    productName,
    zips.length > 0 ? `zip codes ${zips.join(" ")}` : null,
  ]
    .filter(Boolean)
    .join(", ");
}

/** `1 person`, `1,200 people` */
export const peopleWords = (count: number): string =>
  count === 1 ? "1 person" : `${count.toLocaleString("en-US")} people`;
