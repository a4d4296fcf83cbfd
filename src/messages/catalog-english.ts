import * as en from "./en/catalog-english.ts";
import * as es from "./es/catalog-english.ts";
import { spoken } from "./spoken.ts";

export const catalogEnglish = spoken({ en, es });
