import * as en from "../en/accounts/fields.ts";
import * as es from "../es/accounts/fields.ts";
import { spoken } from "../spoken.ts";

export const accountsFields = spoken({ en, es });
