import * as en from "../en/accounts/confirm.ts";
import * as es from "../es/accounts/confirm.ts";
import { spoken } from "../spoken.ts";

export const accountsConfirm = spoken({ en, es });
