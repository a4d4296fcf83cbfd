import * as en from "../en/farms/csv.ts";
import * as es from "../es/farms/csv.ts";
import { spoken } from "../spoken.ts";

export const farmsCsv = spoken({ en, es });
