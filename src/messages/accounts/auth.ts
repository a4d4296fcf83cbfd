import * as en from "../en/accounts/auth.ts";
import * as es from "../es/accounts/auth.ts";
import { spoken } from "../spoken.ts";

export const accountsAuth = spoken({ en, es });
