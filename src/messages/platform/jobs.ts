import * as en from "../en/platform/jobs.ts";
import * as es from "../es/platform/jobs.ts";
import { spoken } from "../spoken.ts";

export const platformJobs = spoken({ en, es });
