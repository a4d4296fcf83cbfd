import * as en from "../en/accounts/demo.ts";
import * as es from "../es/accounts/demo.ts";
import { spoken } from "../spoken.ts";

export const accountsDemo = spoken({ en, es });
