import * as en from "../../en/farms/harvest/weigh.ts";
import * as es from "../../es/farms/harvest/weigh.ts";
import { spoken } from "../../spoken.ts";

export const farmsWeigh = spoken({ en, es });
