import * as en from "../../en/farms/money/statement-pdf.ts";
import * as es from "../../es/farms/money/statement-pdf.ts";
import { spoken } from "../../spoken.ts";

export const farmsStatementPdf = spoken({ en, es });
