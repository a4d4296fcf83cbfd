import * as en from "../en/accounts/erasure.ts";
import * as es from "../es/accounts/erasure.ts";
import { spoken } from "../spoken.ts";

export const accountsErasure = spoken({ en, es });
