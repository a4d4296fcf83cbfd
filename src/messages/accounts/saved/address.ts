import * as en from "../../en/accounts/saved/address.ts";
import * as es from "../../es/accounts/saved/address.ts";
import { spoken } from "../../spoken.ts";

export const accountsAddress = spoken({ en, es });
