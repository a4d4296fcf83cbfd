import * as en from "../../en/platform/stories/how-it-works.ts";
import * as es from "../../es/platform/stories/how-it-works.ts";
import { spoken } from "../../spoken.ts";

export const platformHowItWorks = spoken({ en, es });
