import * as en from "../en/accounts/place.ts";
import * as es from "../es/accounts/place.ts";
import { spoken } from "../spoken.ts";

export const accountsPlace = spoken({ en, es });
