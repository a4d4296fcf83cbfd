import * as en from "../en/subscribers/popup.ts";
import * as es from "../es/subscribers/popup.ts";
import { spoken } from "../spoken.ts";

export const subscribersPopup = spoken({ en, es });
