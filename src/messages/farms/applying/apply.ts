import * as en from "../../en/farms/applying/apply.ts";
import * as es from "../../es/farms/applying/apply.ts";
import { spoken } from "../../spoken.ts";

export const farmsApply = spoken({ en, es });
