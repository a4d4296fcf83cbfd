import { z } from "zod";
import { farmsVisitErrors as m } from "#messages/farms/visits/visit-errors.ts";
import {
  atMost,
  clockField,
  dayField,
  emailField,
  lineField,
  longText,
  namedFarm,
  plainText,
} from "../../fields.ts";
import { seenFields } from "../../platform/audit/edited-fields.ts";
import { limits } from "../../platform/limits.ts";
import { visitLimits } from "./visit.ts";

const words = (name: "text" | "bring" | "meetingPoint") =>
  longText.max(visitLimits[name], atMost(visitLimits[name]));

/** What there is to see and where to meet are required in one of the two languages. */
const details = {
  places: z
    .int({ error: () => m.places(visitLimits.places) })
    .min(1, { error: () => m.places(visitLimits.places) })
    .max(visitLimits.places, { error: () => m.places(visitLimits.places) }),
  text: words("text"),
  bring: words("bring"),
  meetingPoint: words("meetingPoint"),
  textEs: words("text"),
  bringEs: words("bring"),
  meetingPointEs: words("meetingPoint"),
};
type Words = Record<"text" | "textEs" | "meetingPoint" | "meetingPointEs", string>;
const hasText = [
  ({ text, textEs }: Words) => text !== "" || textEs !== "",
  { path: ["text"], error: () => m.text },
] satisfies [unknown, unknown];
const hasMeetingPoint = [
  ({ meetingPoint, meetingPointEs }: Words) => meetingPoint !== "" || meetingPointEs !== "",
  { path: ["meetingPoint"], error: () => m.meetingPoint },
] satisfies [unknown, unknown];
const id = z.uuid({ error: () => m.noVisit });

/** What a farm can edit about an open day; its day and hours are fixed. */
export const visitDetails = z
  .strictObject(details)
  .refine(...hasText)
  .refine(...hasMeetingPoint);
export type VisitDetails = z.output<typeof visitDetails>;

const whole = z.strictObject({
  day: dayField(() => m.day),
  from: clockField(() => m.from),
  until: clockField(() => m.until),
  ...details,
});
const endsAfterStart = [
  ({ from, until }: { from: string; until: string }) => from < until,
  { path: ["until"], error: () => m.endsBeforeStart },
] satisfies [unknown, unknown];

/** The form for announcing an open day. */
export const visitFields = whole
  .refine(...endsAfterStart)
  .refine(...hasText)
  .refine(...hasMeetingPoint);
export type VisitFields = z.output<typeof visitFields>;

/** The key is the same for every retry of one form, so that the day is announced only once. */
export const visitPublication = whole
  .extend({ ...namedFarm, key: z.uuid().optional() })
  .refine(...endsAfterStart)
  .refine(...hasText)
  .refine(...hasMeetingPoint);
export type VisitPublication = z.output<typeof visitPublication>;
/** `seen` holds the details that were edited; a concurrent change to them is a conflict. */
export const visitChange = z
  .strictObject({ ...details, ...namedFarm, id, seen: seenFields })
  .refine(...hasText)
  .refine(...hasMeetingPoint);
export type VisitChange = z.output<typeof visitChange>;
export const visitCancellation = z.strictObject({
  ...namedFarm,
  id,
  reason: plainText
    .min(3, { error: () => m.reason })
    .max(visitLimits.reason, atMost(visitLimits.reason)),
});
export const visitsOfFarm = z.strictObject(namedFarm).default({});

const noName = { error: () => m.firstName };

/** The form for reserving places. */
export const guestFields = z.object({
  firstName: lineField(noName.error)
    .min(limits.nameMin, noName)
    .max(limits.personName, atMost(limits.personName)),
  email: emailField(),
  party: z.coerce
    .number()
    .int()
    .min(1, { error: () => m.party })
    .max(visitLimits.party, { error: () => m.party }),
});

/** The request to reserve places. `website` is a honeypot for bots that fill every field. */
export const placesWanted = guestFields.extend({
  id,
  website: z.unknown().optional(),
});
export type PlacesWanted = z.output<typeof placesWanted>;
