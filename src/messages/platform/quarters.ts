import * as en from "../en/platform/quarters.ts";
import * as es from "../es/platform/quarters.ts";
import { spoken } from "../spoken.ts";

export const platformQuarters = spoken({ en, es });
