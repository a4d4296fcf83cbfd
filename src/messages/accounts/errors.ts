import * as en from "../en/accounts/errors.ts";
import * as es from "../es/accounts/errors.ts";
import { spoken } from "../spoken.ts";

export const accountsErrors = spoken({ en, es });
