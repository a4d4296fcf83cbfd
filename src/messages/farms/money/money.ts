import * as en from "../../en/farms/money/money.ts";
import * as es from "../../es/farms/money/money.ts";
import { spoken } from "../../spoken.ts";

export const farmsMoney = spoken({ en, es });
