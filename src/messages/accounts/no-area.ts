import * as en from "../en/accounts/no-area.ts";
import * as es from "../es/accounts/no-area.ts";
import { spoken } from "../spoken.ts";

export const accountsNoArea = spoken({ en, es });
