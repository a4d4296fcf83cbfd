import * as en from "../en/platform/work.ts";
import * as es from "../es/platform/work.ts";
import { spoken } from "../spoken.ts";

export const platformWork = spoken({ en, es });
