import * as en from "../en/platform/views.ts";
import * as es from "../es/platform/views.ts";
import { spoken } from "../spoken.ts";

export const platformViews = spoken({ en, es });
