import * as en from "../../en/catalog/reviews/review-errors.ts";
import * as es from "../../es/catalog/reviews/review-errors.ts";
import { spoken } from "../../spoken.ts";

export const catalogReviewErrors = spoken({ en, es });
