import * as en from "../en/accounts/home.ts";
import * as es from "../es/accounts/home.ts";
import { spoken } from "../spoken.ts";

export const accountsHome = spoken({ en, es });
