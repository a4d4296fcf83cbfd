import * as en from "../../en/farms/page/public.ts";
import * as es from "../../es/farms/page/public.ts";
import { spoken } from "../../spoken.ts";

export const farmsPublic = spoken({ en, es });
