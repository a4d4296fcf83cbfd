import * as en from "../en/accounts/access.ts";
import * as es from "../es/accounts/access.ts";
import { spoken } from "../spoken.ts";

export const accountsAccess = spoken({ en, es });
