import * as en from "../en/farms/fields.ts";
import * as es from "../es/farms/fields.ts";
import { spoken } from "../spoken.ts";

export const farmsFields = spoken({ en, es });
