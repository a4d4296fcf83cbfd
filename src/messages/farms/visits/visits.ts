import * as en from "../../en/farms/visits/visits.ts";
import * as es from "../../es/farms/visits/visits.ts";
import { spoken } from "../../spoken.ts";

export const farmsVisits = spoken({ en, es });
