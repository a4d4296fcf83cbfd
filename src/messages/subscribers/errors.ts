import * as en from "../en/subscribers/errors.ts";
import * as es from "../es/subscribers/errors.ts";
import { spoken } from "../spoken.ts";

export const subscribersErrors = spoken({ en, es });
