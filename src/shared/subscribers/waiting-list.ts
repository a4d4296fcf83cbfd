import { z } from "zod";
import { emailField } from "../fields.ts";

/** Someone who wants an email when we come to a zip code. `website` is a trap that people never see. */
export const waitingSchema = z.strictObject({
  email: emailField("Please enter a valid email address"),
  zipCode: z.string().regex(/^\d{5}$/, "Please enter a zip code of five digits"),
  website: z.string().max(200).optional(),
});
export type Waiting = z.output<typeof waitingSchema>;
