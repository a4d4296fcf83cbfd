import { z } from "zod";
import { subscribersAdminFields as m } from "#messages/subscribers-admin-fields.ts";
import { atMost, emailField, plainText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { SUBSCRIBER_SOURCES, subscriberLifecycle } from "./subscriber.ts";
import { tableInput } from "../platform/table.ts";
import { subscriberLimits } from "./subscriber-limits.ts";

/** Columns by which the list of subscribers can be ordered. */
export const SUBSCRIBER_SORTS = ["createdAt", "email"] as const;

/** One of the team's own words for groups of people. */
const tag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9 -]{0,38}$/u, { error: () => m.tag });

export const subscriberQuery = tableInput(SUBSCRIBER_SORTS).extend({
  source: z.enum(SUBSCRIBER_SOURCES).optional(),
  state: z.enum(subscriberLifecycle.states).optional(),
  tag: tag.optional(),
});
export type SubscriberQuery = z.output<typeof subscriberQuery>;

/** The order of tags, and one that is named twice, mean nothing. */
const subscriberFields = z.strictObject({
  tags: z
    .array(tag)
    .max(subscriberLimits.tags, { error: () => m.mostTags(subscriberLimits.tags) })
    .transform((tags) => [...new Set(tags)].toSorted()),
  note: z.string().trim().max(subscriberLimits.note, atMost(subscriberLimits.note)),
});
/**
 * What the team may change about a subscriber, as it is to be and as it was shown: only what differs is
 * changed. Consent is the subscriber's alone.
 */
export const subscriberChange = subscriberFields.extend({ id: z.uuid(), shown: subscriberFields });
export type SubscriberChange = z.output<typeof subscriberChange>;

const optionalName = plainText.max(limits.personName, atMost(limits.personName)).optional();

/** One line of an import. Where the people agreed is asked once for the whole file. */
export const importRow = z.object({
  email: emailField(() => m.noEmail),
  firstName: optionalName,
  lastName: optionalName,
  zipCode: plainText.max(limits.zipMax, atMost(limits.zipMax)).optional(),
});
export type ImportRow = z.output<typeof importRow>;

/** Lines of one file at most, and of one call: a file is sent in parts that a request can hold. */
export const IMPORT_ROWS_MAX = 20_000;
export const IMPORT_PART = 200;

export const importInput = z.strictObject({
  /** The file's own line numbers, and what each says. */
  rows: z
    .array(
      z.object({
        line: z.int32().positive(),
        values: z.record(z.string(), z.string().max(400)),
      }),
    )
    .min(1)
    .max(IMPORT_PART),
  /** Only says what would happen. */
  dryRun: z.boolean(),
});
export type ImportInput = z.output<typeof importInput>;

/** The headings that an import reads, whatever their case and order, and what an export writes. */
export const importHeadings = (): Readonly<Record<keyof ImportRow, string>> => m.headings;

/** What an import would do, or did, line by line. */
export type ImportOutcome = {
  added: number;
  known: number;
  /** Addresses that have left: they are never brought back by a file. */
  left: number;
  errors: { line: number; message: string }[];
};
