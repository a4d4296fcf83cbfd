import * as en from "../en/platform/help.ts";
import * as es from "../es/platform/help.ts";
import { spoken } from "../spoken.ts";

export const platformHelp = spoken({ en, es });
