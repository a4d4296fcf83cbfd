import * as en from "../../en/platform/legal/cookies.ts";
import * as es from "../../es/platform/legal/cookies.ts";
import { spoken } from "../../spoken.ts";

/** What stands in a browser, and what for. */
export const platformCookies = spoken({ en, es });
