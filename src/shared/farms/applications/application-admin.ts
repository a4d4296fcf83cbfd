import { farmsApplicationFields as m } from "#messages/farms/applying/application-fields.ts";
import { z } from "zod";
import { applicationLifecycle } from "./application.ts";
import { applicationLimits, farmerApplicationSchema } from "./farmer-application.ts";
import { atMost, lineField, longText } from "../../fields.ts";
import { limits } from "../../platform/limits.ts";
import { tableInput } from "../../platform/table/table.ts";

/** Columns the list of applications can be sorted by. */
export const APPLICATION_SORTS = ["reviewDueOn", "submittedAt"] as const;

/**
 * What the list of applications can be limited to: a state, any that is not decided (`open`), or those that wait for
 * us, in time (`waiting`) or not (`overdue`).
 */
export const APPLICATION_FILTERS = [
  "open",
  "waiting",
  "overdue",
  ...applicationLifecycle.states,
] as const;

export const applicationQuery = tableInput(APPLICATION_SORTS).extend({
  state: z.enum(APPLICATION_FILTERS).optional(),
});
export type ApplicationQuery = z.output<typeof applicationQuery>;

const MESSAGE_MIN = 10;

/** The message in our email to the farm: the changes we request, or why we decline. */
export const farmMessageField = longText
  .min(MESSAGE_MIN, { error: () => m.writeMore })
  .max(applicationLimits.longText, atMost(applicationLimits.longText));

export const messageToFarm = z.strictObject({ id: z.uuid(), message: farmMessageField });
export type MessageToFarm = z.output<typeof messageToFarm>;

/** Whom to invite to a farm that nobody works for; without an address, the one of its application. */
export const welcomeSchema = z.strictObject({
  id: z.uuid(),
  email: farmerApplicationSchema.shape.email.optional(),
});
export type Welcome = z.output<typeof welcomeSchema>;

const whole = (least: number, most: number, short: () => string) =>
  z
    .number({ error: short })
    .int({ error: short })
    .min(least, { error: short })
    .max(most, { error: short });
const enterTown = () => m.enterTown;

/** What we add when accepting a farm: the texts of its page, as agreed with the farm. */
export const approvalFields = z.object({
  town: lineField(enterTown)
    .min(limits.nameMin, { error: enterTown })
    .max(applicationLimits.familyName, { error: enterTown }),
  zipCode: z.string().regex(/^\d{5}$/, { error: () => m.enterZip }),
  sinceYear: whole(1_700, 2_100, () => m.enterYear),
  acreage: whole(1, 1_000_000, () => m.enterAcres),
  commissionBps: whole(1_500, 2_000, () => m.enterShare),
});
export const approvalSchema = approvalFields.extend({ id: z.uuid() }).strict();
export type Approval = z.output<typeof approvalSchema>;

/** The answers a farm may change. The email address is fixed: it is the one whose owner received our email. */
export const changedAnswers = farmerApplicationSchema.omit({ email: true, acceptTerms: true });
export type ChangedAnswers = z.output<typeof changedAnswers>;

/** The farm's URL slug, `blue-heron-farm`; `taken` holds existing slugs with the same prefix. */
export function farmSlug(name: string, taken: ReadonlySet<string>): string {
  const base = slugBase(name);
  if (!taken.has(base)) return base;
  for (let serial = 2; ; serial += 1) {
    const slug = `${base}-${serial}`;
    if (!taken.has(slug)) return slug;
  }
}

/** The name without accents and punctuation; `farm` if nothing remains. */
export function slugBase(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/[\u0300-\u036f'’]/g, "");
  const words = plain.toLowerCase().match(/[a-z0-9]+/g);
  return words?.join("-") ?? "farm";
}
