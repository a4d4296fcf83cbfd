import * as en from "../en/accounts/profile.ts";
import * as es from "../es/accounts/profile.ts";
import { spoken } from "../spoken.ts";

export const accountsProfile = spoken({ en, es });
