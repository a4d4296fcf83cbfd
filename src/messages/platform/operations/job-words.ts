import * as en from "../../en/platform/operations/job-words.ts";
import * as es from "../../es/platform/operations/job-words.ts";
import { spoken } from "../../spoken.ts";

export const platformJobWords = spoken({ en, es });
