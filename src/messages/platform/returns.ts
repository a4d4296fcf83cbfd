import * as en from "../en/platform/returns.ts";
import * as es from "../es/platform/returns.ts";
import { spoken } from "../spoken.ts";

export const platformReturns = spoken({ en, es });
