import * as en from "../en/logistics/crate.ts";
import * as es from "../es/logistics/crate.ts";
import { spoken } from "../spoken.ts";

export const logisticsCrate = spoken({ en, es });
