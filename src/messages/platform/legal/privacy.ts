import * as en from "../../en/platform/legal/privacy.ts";
import * as es from "../../es/platform/legal/privacy.ts";
import { spoken } from "../../spoken.ts";

/** The privacy notice; where the languages differ, English counts. */
export const platformPrivacy = spoken({ en, es });
