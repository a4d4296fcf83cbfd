import type { z } from "zod";
import { registrationSchema } from "./registration.ts";

/** What someone may change about their own account without proof. */
export const profileSchema = registrationSchema.pick({
  firstName: true,
  lastName: true,
  zipCode: true,
  phoneNumber: true,
});
export type Profile = z.output<typeof profileSchema>;
