import * as en from "../../en/farms/applying/applicant.ts";
import * as es from "../../es/farms/applying/applicant.ts";
import { spoken } from "../../spoken.ts";

export const farmsApplicant = spoken({ en, es });
