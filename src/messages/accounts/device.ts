import * as en from "../en/accounts/device.ts";
import * as es from "../es/accounts/device.ts";
import { spoken } from "../spoken.ts";

export const accountsDevice = spoken({ en, es });
