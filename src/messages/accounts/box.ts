import * as en from "../en/accounts/box.ts";
import * as es from "../es/accounts/box.ts";
import { spoken } from "../spoken.ts";

export const accountsBox = spoken({ en, es });
