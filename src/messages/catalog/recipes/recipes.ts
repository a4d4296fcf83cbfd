import * as en from "../../en/catalog/recipes/recipes.ts";
import * as es from "../../es/catalog/recipes/recipes.ts";
import { spoken } from "../../spoken.ts";

export const catalogRecipes = spoken({ en, es });
