import * as en from "../../en/orders/problems/problems.ts";
import * as es from "../../es/orders/problems/problems.ts";
import { spoken } from "../../spoken.ts";

export const ordersProblems = spoken({ en, es });
