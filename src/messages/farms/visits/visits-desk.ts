import * as en from "../../en/farms/visits/visits-desk.ts";
import * as es from "../../es/farms/visits/visits-desk.ts";
import { spoken } from "../../spoken.ts";

export const farmsVisitsDesk = spoken({ en, es });
