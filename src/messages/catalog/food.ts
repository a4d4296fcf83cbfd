import * as en from "../en/catalog/food.ts";
import * as es from "../es/catalog/food.ts";
import { spoken } from "../spoken.ts";

export const catalogFood = spoken({ en, es });
