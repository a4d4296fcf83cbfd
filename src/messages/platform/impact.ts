import * as en from "../en/platform/impact.ts";
import * as es from "../es/platform/impact.ts";
import { spoken } from "../spoken.ts";

export const platformImpact = spoken({ en, es });
