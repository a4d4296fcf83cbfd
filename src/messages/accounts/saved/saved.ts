import * as en from "../../en/accounts/saved/saved.ts";
import * as es from "../../es/accounts/saved/saved.ts";
import { spoken } from "../../spoken.ts";

export const accountsSaved = spoken({ en, es });
