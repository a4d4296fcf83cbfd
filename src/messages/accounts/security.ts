import * as en from "../en/accounts/security.ts";
import * as es from "../es/accounts/security.ts";
import { spoken } from "../spoken.ts";

export const accountsSecurity = spoken({ en, es });
