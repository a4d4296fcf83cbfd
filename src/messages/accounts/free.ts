import * as en from "../en/accounts/free.ts";
import * as es from "../es/accounts/free.ts";
import { spoken } from "../spoken.ts";

export const accountsFree = spoken({ en, es });
