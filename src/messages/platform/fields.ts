import * as en from "../en/platform/fields.ts";
import * as es from "../es/platform/fields.ts";
import { spoken } from "../spoken.ts";

export const platformFields = spoken({ en, es });
