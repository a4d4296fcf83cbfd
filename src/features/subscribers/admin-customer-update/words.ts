import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import type { Audience, CustomerUpdateState } from "#shared/subscribers/customer-update.ts";
import { sourceWords } from "#shared/subscribers/source-words.ts";
import { formatMoment } from "#shared/moments.ts";
import { type Day, formatDayShort } from "#shared/time.ts";

type Standing = { state: CustomerUpdateState; scheduledFor: string | null };

/** A message's status: `Sent`, `Scheduled for Fri Dec 4, 9:00 AM`. */
export function stateWords({ state, scheduledFor }: Standing): string {
  if (state !== "scheduled" || scheduledFor === null) return m.states[state];
  return m.scheduledFor(formatMoment(scheduledFor));
}

type Named = { audience: Audience; farmName: string | null; productName: string | null };

/** Whom a message is for: `Orders of Thu Nov 26, 8AM-12PM, Petaluma, Tula Ridge`. */
export function audienceWords({ audience, farmName, productName }: Named): string {
  if (audience.kind === "subscribers") {
    const { source, tag } = audience;
    return [m.newsletterSubscribers, source === null ? null : sourceWords(source), tag]
      .filter(Boolean)
      .join(", ");
  }
  const { about, day, windows, zone, zips } = audience;
  return [
    ordersWords(about === "news", day),
    ...windows.map((id) => windowOf(id).label),
    zone,
    farmName,
    productName,
    zips.length > 0 ? m.zipCodesOf(zips.join(" ")) : null,
  ]
    .filter(Boolean)
    .join(", ");
}

/** `1 person`, `1,200 people` */
export const peopleWords = (count: number): string => m.people(count);

function ordersWords(isNews: boolean, day: Day | null): string {
  if (day === null) return isNews ? m.newsToCome : m.ordersToCome;
  return (isNews ? m.newsOf : m.ordersOf)(formatDayShort(day));
}
