import { z } from "zod";
import { subscribersWaiting as m } from "#messages/subscribers/waiting.ts";
import { emailField } from "../fields.ts";

const zipCode = z.string().regex(/^\d{5}$/, { error: () => m.fiveDigits });

/** Asks how many are waiting at a zip code. */
export const waitingAtSchema = z.strictObject({ zipCode });

/** Requests an email when we start serving a zip code. `website` is a honeypot that people never see. */
export const waitingSchema = z.strictObject({
  email: emailField(),
  zipCode,
  website: z.string().max(200).optional(),
});
export type Waiting = z.output<typeof waitingSchema>;
