import * as en from "./en/platform-search.ts";
import * as es from "./es/platform-search.ts";
import { spoken } from "./spoken.ts";

export const platformSearch = spoken({ en, es });
