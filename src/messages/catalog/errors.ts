import * as en from "../en/catalog/errors.ts";
import * as es from "../es/catalog/errors.ts";
import { spoken } from "../spoken.ts";

export const catalogErrors = spoken({ en, es });
