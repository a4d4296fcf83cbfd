import * as en from "../en/platform/uploads.ts";
import * as es from "../es/platform/uploads.ts";
import { spoken } from "../spoken.ts";

export const platformUploads = spoken({ en, es });
