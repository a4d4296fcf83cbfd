import * as en from "../../en/accounts/sign-in/auth.ts";
import * as es from "../../es/accounts/sign-in/auth.ts";
import { spoken } from "../../spoken.ts";

export const accountsAuth = spoken({ en, es });
