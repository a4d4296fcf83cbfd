import * as en from "../../en/platform/help/help.ts";
import * as es from "../../es/platform/help/help.ts";
import { spoken } from "../../spoken.ts";

export const platformHelp = spoken({ en, es });
