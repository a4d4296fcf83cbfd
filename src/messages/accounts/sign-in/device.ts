import * as en from "../../en/accounts/sign-in/device.ts";
import * as es from "../../es/accounts/sign-in/device.ts";
import { spoken } from "../../spoken.ts";

export const accountsDevice = spoken({ en, es });
