import * as en from "../en/accounts/week.ts";
import * as es from "../es/accounts/week.ts";
import { spoken } from "../spoken.ts";

export const accountsWeek = spoken({ en, es });
