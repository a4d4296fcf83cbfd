import * as en from "../en/farms/visit-errors.ts";
import * as es from "../es/farms/visit-errors.ts";
import { spoken } from "../spoken.ts";

export const farmsVisitErrors = spoken({ en, es });
