import * as en from "../en/farms/upload.ts";
import * as es from "../es/farms/upload.ts";
import { spoken } from "../spoken.ts";

export const farmsUpload = spoken({ en, es });
