import * as en from "./en/times.ts";
import * as es from "./es/times.ts";
import { spoken } from "./spoken.ts";

export const times = spoken({ en, es });
