import * as en from "../../en/accounts/saved/keeping.ts";
import * as es from "../../es/accounts/saved/keeping.ts";
import { spoken } from "../../spoken.ts";

export const accountsKeeping = spoken({ en, es });
