import { platformErrors } from "#messages/platform/errors.ts";
import { platformJobWords as m } from "#messages/platform/operations/job-words.ts";
import { z } from "zod";
import { capital } from "../../capital.ts";
import { tableInput } from "../table/table.ts";
import type { JobName } from "./job-table.ts";

/** States of queued work. A dead job has used up its attempts and needs attention. */
export const JOB_STATES = ["queued", "running", "retrying", "dead"] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A state in words. */
export function jobStateWords(state: JobState): string {
  return m.states[state];
}

/** Columns the jobs can be sorted by. */
const JOB_SORTS = ["runAt"] as const;

export const jobsQuery = tableInput(JOB_SORTS).extend({ state: z.enum(JOB_STATES).optional() });
export type JobsQuery = z.output<typeof jobsQuery>;

/** A job's id, kept as text because it can exceed JavaScript's safe integer range. */
export const jobIdSchema = z.strictObject({
  id: z.string().regex(/^\d{1,18}$/, { error: () => platformErrors.noSuchJob }),
});

/** Every job's name in words, in the language of the moment. */
function names(): Readonly<Record<JobName, string>> {
  return m.names;
}

/** A job's name in words; that of a job which no longer exists is its id with spaces. */
export function jobWords(name: string): string {
  const known: string | undefined = new Map(Object.entries(names())).get(name);
  if (known !== undefined) return known;
  return capital(name.replaceAll("_", " "));
}

/** The ids of the jobs whose name in words contains the text, whatever its case. */
export function jobsCalled(text: string): string[] {
  const sought = text.toLowerCase();
  return Object.entries(names()).flatMap(([id, words]) =>
    words.toLowerCase().includes(sought) ? [id] : [],
  );
}

/** Payload fields that may be shown: they identify a row, and reveal nothing about a person. */
const SHOWN = ["eventId", "updateId"];
const MAIL_ADDRESS = /[^\s@<>"'(]+@[^\s@<>"'),;]+/gu;
const SECRET_IN_URL = /:\/\/[^\s/@]+@/gu;
const PROVIDER_KEY = /\b(?:sk|rk|whsec)_\w+/gu;
const TOKEN = /(token=)[\w-]+/gu;

/** The payload fields that may be shown; for others, only that they are present. */
export function shownPayload(payload: unknown): Record<string, string> {
  if (typeof payload !== "object" || payload === null) return {};
  return Object.fromEntries(
    Object.entries(payload)
      .filter(([key]) => key !== "_cron")
      .map(([key, value]) => [key, SHOWN.includes(key) ? String(value) : "hidden"]),
  );
}

/** An error's message without addresses, passwords and keys, truncated to 500 characters. */
export function shownError(error: string | null): string | null {
  if (error === null) return null;
  return error
    .replaceAll(SECRET_IN_URL, "://hidden@")
    .replaceAll(MAIL_ADDRESS, (found) => (found.includes("://") ? found : m.anAddress))
    .replaceAll(PROVIDER_KEY, m.aKey)
    .replaceAll(TOKEN, "$1hidden")
    .slice(0, 500);
}
