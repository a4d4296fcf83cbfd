import * as en from "../en/accounts/address.ts";
import * as es from "../es/accounts/address.ts";
import { spoken } from "../spoken.ts";

export const accountsAddress = spoken({ en, es });
