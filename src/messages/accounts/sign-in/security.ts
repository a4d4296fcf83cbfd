import * as en from "../../en/accounts/sign-in/security.ts";
import * as es from "../../es/accounts/sign-in/security.ts";
import { spoken } from "../../spoken.ts";

export const accountsSecurity = spoken({ en, es });
