import { z } from "zod";
import { subscribersAdminFields as m } from "#messages/subscribers/admin-fields.ts";
import { atMost, emailField, plainText } from "../fields.ts";
import { limits } from "../platform/limits.ts";
import { SUBSCRIBER_SOURCES, subscriberLifecycle } from "./subscriber.ts";
import { tableInput } from "../platform/table/table.ts";
import { subscriberLimits } from "./subscriber-limits.ts";

/** Columns the list of subscribers can be sorted by. */
export const SUBSCRIBER_SORTS = ["createdAt", "email"] as const;

/** Whether we deliver to a subscriber's zip code; `unknown` if they left none. */
export const ZIP_SERVED = ["served", "unserved", "unknown"] as const;
export type ZipServed = (typeof ZIP_SERVED)[number];

/** Whether emails to an address came back for good. */
export const BOUNCES = ["bounced", "not_bounced"] as const;

/** A tag that the team assigns to group subscribers. */
const tag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9 -]{0,38}$/u, { error: () => m.tag });

export const subscriberQuery = tableInput(SUBSCRIBER_SORTS).extend({
  source: z.enum(SUBSCRIBER_SOURCES).optional(),
  state: z.enum(subscriberLifecycle.states).optional(),
  tag: tag.optional(),
  zip: z.enum(ZIP_SERVED).optional(),
  bounce: z.enum(BOUNCES).optional(),
});
export type SubscriberQuery = z.output<typeof subscriberQuery>;

/** Tags are unordered, and duplicates are ignored. */
const subscriberFields = z.strictObject({
  tags: z
    .array(tag)
    .max(subscriberLimits.tags, { error: () => m.mostTags(subscriberLimits.tags) })
    .transform((tags) => [...new Set(tags)].toSorted()),
  note: z.string().trim().max(subscriberLimits.note, atMost(subscriberLimits.note)),
});
/**
 * What the team can change about a subscriber: the new values along with those shown, so that only differences are
 * saved. Consent can be changed only by the subscriber.
 */
export const subscriberChange = subscriberFields.extend({ id: z.uuid(), shown: subscriberFields });
export type SubscriberChange = z.output<typeof subscriberChange>;

const optionalName = plainText.max(limits.personName, atMost(limits.personName)).optional();

/** A row of an import. Where people gave consent is specified once for the whole file. */
export const importRow = z.object({
  email: emailField(() => m.noEmail),
  firstName: optionalName,
  lastName: optionalName,
  zipCode: plainText.max(limits.zipMax, atMost(limits.zipMax)).optional(),
});
export type ImportRow = z.output<typeof importRow>;

/** Maximum rows per file and per request; a file is sent in chunks that fit a request. */
export const IMPORT_ROWS_MAX = 20_000;
export const IMPORT_PART = 200;

export const importInput = z.strictObject({
  /** The rows with their line numbers in the file. */
  rows: z
    .array(
      z.object({
        line: z.int32().positive(),
        values: z.record(z.string(), z.string().max(400)),
      }),
    )
    .min(1)
    .max(IMPORT_PART),
  /** Only reports what would happen. */
  dryRun: z.boolean(),
});
export type ImportInput = z.output<typeof importInput>;

/** The column headings that an import recognizes, in any case and order, and that an export writes. */
export const importHeadings = (): Readonly<Record<keyof ImportRow, string>> => m.headings;

/** What an import would do, or did, row by row. */
export type ImportOutcome = {
  added: number;
  known: number;
  /** Addresses that have unsubscribed; an import never resubscribes them. */
  left: number;
  errors: { line: number; message: string }[];
};
