import * as en from "../../en/accounts/sign-in/confirm.ts";
import * as es from "../../es/accounts/sign-in/confirm.ts";
import { spoken } from "../../spoken.ts";

export const accountsConfirm = spoken({ en, es });
