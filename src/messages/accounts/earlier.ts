import * as en from "../en/accounts/earlier.ts";
import * as es from "../es/accounts/earlier.ts";
import { spoken } from "../spoken.ts";

export const accountsEarlier = spoken({ en, es });
