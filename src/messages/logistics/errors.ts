import * as en from "../en/logistics/errors.ts";
import * as es from "../es/logistics/errors.ts";
import { spoken } from "../spoken.ts";

export const logisticsErrors = spoken({ en, es });
