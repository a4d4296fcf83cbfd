import * as en from "../../en/farms/page/growing.ts";
import * as es from "../../es/farms/page/growing.ts";
import { spoken } from "../../spoken.ts";

export const farmsGrowing = spoken({ en, es });
