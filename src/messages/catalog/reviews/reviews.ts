import * as en from "../../en/catalog/reviews/reviews.ts";
import * as es from "../../es/catalog/reviews/reviews.ts";
import { spoken } from "../../spoken.ts";

export const catalogReviews = spoken({ en, es });
