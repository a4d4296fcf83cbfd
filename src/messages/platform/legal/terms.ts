import * as en from "../../en/platform/legal/terms.ts";
import * as es from "../../es/platform/legal/terms.ts";
import { spoken } from "../../spoken.ts";

/** The terms; where the languages differ, English counts. */
export const platformTerms = spoken({ en, es });
