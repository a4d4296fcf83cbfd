import { z } from "zod";
import { emailField } from "./fields.ts";

/** What somebody waits for: that we come to their zip code, or that a box is free there. */
export const WAITING_FOR = ["zip", "box"] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** Somebody who wants to hear when that changes. `website` is a trap that people never see. */
export const waitingSchema = z.strictObject({
  email: emailField("Please enter a valid email address"),
  zipCode: z.string().regex(/^\d{5}$/, "Please enter a zip code of five digits"),
  waitsFor: z.enum(WAITING_FOR).default("zip"),
  website: z.string().max(200).optional(),
});
export type Waiting = z.output<typeof waitingSchema>;

/** How many wait at the same place, besides oneself. */
export function neighboursText(neighbours: number): string {
  if (neighbours === 0) return "You are the first there. Tell your neighbours: it counts.";
  return neighbours === 1
    ? "One neighbour waits there as well."
    : `${neighbours.toLocaleString("en-US")} neighbours wait there as well.`;
}
