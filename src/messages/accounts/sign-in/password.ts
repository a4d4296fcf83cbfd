import * as en from "../../en/accounts/sign-in/password.ts";
import * as es from "../../es/accounts/sign-in/password.ts";
import { spoken } from "../../spoken.ts";

export const accountsPassword = spoken({ en, es });
