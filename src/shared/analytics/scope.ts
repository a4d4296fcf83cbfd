import { z } from "zod";
import { analyticsWords as m } from "#messages/analytics/words.ts";
import { wordTable } from "../labeled.ts";
import { periodSchema } from "./analytics.ts";

/** How an order came in: by its customer, by phone through the team, or as a weekly box. */
export const CHANNELS = ["online", "phone", "box"] as const;
export type Channel = (typeof CHANNELS)[number];

export const CHANNEL_WORDS = wordTable(CHANNELS, () => m.channels);

/** Which orders the figures of a period are limited to; empty for all. */
export const scopeSchema = z.strictObject({
  /** The name of a zone; an unknown one matches nothing. */
  zone: z.string().max(80).optional(),
  /** Only goods of this farm. */
  farm: z.int32().positive().optional(),
  channel: z.enum(CHANNELS).optional(),
});
export type Scope = z.output<typeof scopeSchema>;

/** A period, and which of its orders. */
export const scopedSchema = z
  .strictObject({ ...periodSchema.shape, ...scopeSchema.shape })
  .transform(({ from, to, ...scope }) => ({ period: { from, to }, scope }))
  .pipe(z.strictObject({ period: periodSchema, scope: scopeSchema }));

export function isWhole({ zone, farm, channel }: Scope): boolean {
  return zone === undefined && farm === undefined && channel === undefined;
}
