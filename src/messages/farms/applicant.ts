import * as en from "../en/farms/applicant.ts";
import * as es from "../es/farms/applicant.ts";
import { spoken } from "../spoken.ts";

export const farmsApplicant = spoken({ en, es });
