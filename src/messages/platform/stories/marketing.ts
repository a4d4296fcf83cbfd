import * as en from "../../en/platform/stories/marketing.ts";
import * as es from "../../es/platform/stories/marketing.ts";
import { spoken } from "../../spoken.ts";

/** The figures of the specification's marketing copy (spec sections 2 and 9). */
export const platformMarketing = spoken({ en, es });
