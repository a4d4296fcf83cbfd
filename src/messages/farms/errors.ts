import * as en from "../en/farms/errors.ts";
import * as es from "../es/farms/errors.ts";
import { spoken } from "../spoken.ts";

export const farmsErrors = spoken({ en, es });
