import * as en from "../../en/platform/help/hours.ts";
import * as es from "../../es/platform/help/hours.ts";
import { spoken } from "../../spoken.ts";

export const platformHours = spoken({ en, es });
