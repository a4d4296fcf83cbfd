import * as en from "../../en/orders/problems/missing.ts";
import * as es from "../../es/orders/problems/missing.ts";
import { spoken } from "../../spoken.ts";

export const ordersMissing = spoken({ en, es });
