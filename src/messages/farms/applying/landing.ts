import * as en from "../../en/farms/applying/landing.ts";
import * as es from "../../es/farms/applying/landing.ts";
import { spoken } from "../../spoken.ts";

export const farmsLanding = spoken({ en, es });
