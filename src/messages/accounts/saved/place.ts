import * as en from "../../en/accounts/saved/place.ts";
import * as es from "../../es/accounts/saved/place.ts";
import { spoken } from "../../spoken.ts";

export const accountsPlace = spoken({ en, es });
