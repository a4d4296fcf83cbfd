import * as en from "../../en/farms/applying/pack.ts";
import * as es from "../../es/farms/applying/pack.ts";
import { spoken } from "../../spoken.ts";

/** The farmer information pack. */
export const farmsPack = spoken({ en, es });
