import * as en from "../en/platform/pdf.ts";
import * as es from "../es/platform/pdf.ts";
import { spoken } from "../spoken.ts";

export const platformPdf = spoken({ en, es });
