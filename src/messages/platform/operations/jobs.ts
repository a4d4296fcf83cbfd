import * as en from "../../en/platform/operations/jobs.ts";
import * as es from "../../es/platform/operations/jobs.ts";
import { spoken } from "../../spoken.ts";

export const platformJobs = spoken({ en, es });
