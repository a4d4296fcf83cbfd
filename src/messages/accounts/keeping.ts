import * as en from "../en/accounts/keeping.ts";
import * as es from "../es/accounts/keeping.ts";
import { spoken } from "../spoken.ts";

export const accountsKeeping = spoken({ en, es });
