import * as en from "../../en/catalog/reviews/reviews-desk.ts";
import * as es from "../../es/catalog/reviews/reviews-desk.ts";
import { spoken } from "../../spoken.ts";

export const catalogReviewsDesk = spoken({ en, es });
