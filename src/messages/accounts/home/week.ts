import * as en from "../../en/accounts/home/week.ts";
import * as es from "../../es/accounts/home/week.ts";
import { spoken } from "../../spoken.ts";

export const accountsWeek = spoken({ en, es });
