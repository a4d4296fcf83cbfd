import * as en from "../en/accounts/heads.ts";
import * as es from "../es/accounts/heads.ts";
import { spoken } from "../spoken.ts";

export const accountsHeads = spoken({ en, es });
