import * as en from "../../en/farms/page/year.ts";
import * as es from "../../es/farms/page/year.ts";
import { spoken } from "../../spoken.ts";

export const farmsYear = spoken({ en, es });
