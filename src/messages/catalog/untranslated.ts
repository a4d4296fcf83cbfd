import * as en from "../en/catalog/untranslated.ts";
import * as es from "../es/catalog/untranslated.ts";
import { spoken } from "../spoken.ts";

export const catalogUntranslated = spoken({ en, es });
