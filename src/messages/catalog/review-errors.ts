import * as en from "../en/catalog/review-errors.ts";
import * as es from "../es/catalog/review-errors.ts";
import { spoken } from "../spoken.ts";

export const catalogReviewErrors = spoken({ en, es });
