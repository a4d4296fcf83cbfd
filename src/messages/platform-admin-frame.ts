import * as en from "./en/platform-admin-frame.ts";
import * as es from "./es/platform-admin-frame.ts";
import { spoken } from "./spoken.ts";

export const platformAdminFrame = spoken({ en, es });
