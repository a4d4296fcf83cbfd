import * as en from "../en/accounts/password.ts";
import * as es from "../es/accounts/password.ts";
import { spoken } from "../spoken.ts";

export const accountsPassword = spoken({ en, es });
