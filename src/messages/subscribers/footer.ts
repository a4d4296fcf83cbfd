import * as en from "../en/subscribers/footer.ts";
import * as es from "../es/subscribers/footer.ts";
import { spoken } from "../spoken.ts";

export const subscribersFooter = spoken({ en, es });
