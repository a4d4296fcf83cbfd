import * as en from "../../en/catalog/recipes/cook.ts";
import * as es from "../../es/catalog/recipes/cook.ts";
import { spoken } from "../../spoken.ts";

export const catalogCook = spoken({ en, es });
