import { catalogTax as m } from "#messages/catalog/tax.ts";
import { labeled } from "../../labeled.ts";
import { TAX_CATEGORIES } from "./tax-category.ts";

/** The categories with labels, for forms and files. */
export const TAX_CATEGORY_OPTIONS = labeled(TAX_CATEGORIES, () => m.categories);
