import * as en from "../en/orders/pdf.ts";
import * as es from "../es/orders/pdf.ts";
import { spoken } from "../spoken.ts";

export const ordersPdf = spoken({ en, es });
