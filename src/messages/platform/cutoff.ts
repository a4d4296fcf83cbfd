import * as en from "../en/platform/cutoff.ts";
import * as es from "../es/platform/cutoff.ts";
import { spoken } from "../spoken.ts";

export const platformCutoff = spoken({ en, es });
