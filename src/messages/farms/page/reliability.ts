import * as en from "../../en/farms/page/reliability.ts";
import * as es from "../../es/farms/page/reliability.ts";
import { spoken } from "../../spoken.ts";

export const farmsReliability = spoken({ en, es });
