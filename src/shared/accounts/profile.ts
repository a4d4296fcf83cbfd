import type { z } from "zod";
import { registrationSchema } from "./registration.ts";

/** What users can change about their own account without confirming their identity. */
export const profileSchema = registrationSchema.pick({
  firstName: true,
  lastName: true,
  zipCode: true,
  phoneNumber: true,
});
export type Profile = z.output<typeof profileSchema>;
