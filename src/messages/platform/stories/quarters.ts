import * as en from "../../en/platform/stories/quarters.ts";
import * as es from "../../es/platform/stories/quarters.ts";
import { spoken } from "../../spoken.ts";

export const platformQuarters = spoken({ en, es });
