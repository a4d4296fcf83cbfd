import * as en from "../en/catalog/reviews-desk.ts";
import * as es from "../es/catalog/reviews-desk.ts";
import { spoken } from "../spoken.ts";

export const catalogReviewsDesk = spoken({ en, es });
