import * as en from "../en/subscribers/newsletter.ts";
import * as es from "../es/subscribers/newsletter.ts";
import { spoken } from "../spoken.ts";

export const subscribersNewsletter = spoken({ en, es });
