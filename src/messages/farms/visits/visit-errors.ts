import * as en from "../../en/farms/visits/visit-errors.ts";
import * as es from "../../es/farms/visits/visit-errors.ts";
import { spoken } from "../../spoken.ts";

export const farmsVisitErrors = spoken({ en, es });
