import * as en from "../en/accounts/allergies.ts";
import * as es from "../es/accounts/allergies.ts";
import { spoken } from "../spoken.ts";

export const accountsAllergies = spoken({ en, es });
