import * as en from "../../en/accounts/home/home.ts";
import * as es from "../../es/accounts/home/home.ts";
import { spoken } from "../../spoken.ts";

export const accountsHome = spoken({ en, es });
