import type { AllergenNote, CategoryId } from "#shared/catalog/catalog.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import type { GrowingId } from "#shared/farms/growing/growing-ids.ts";
import type { Ground } from "#shared/platform/pages/pictures.ts";
import type { Weight } from "#shared/catalog/weights/weight.ts";
import type { PackUnit } from "#shared/catalog/weights/unit-price.ts";
import type { Drawing } from "#shared/prints/draw.ts";
import type { Scene } from "#shared/prints/scenes/scene.ts";

/** Farm types of the farmer application (spec section 3, option lists). */
export type FarmSeedType =
  | "vegetable"
  | "fruit"
  | "livestock"
  | "dairy"
  | "poultry"
  | "mixed"
  | "specialty"
  | "aquaculture"
  | "apiary"
  | "vineyards";

/** Certifications of the farmer application (spec section 3, option lists). */
export type CertificationSeedId =
  | "organic"
  | "naturallyGrown"
  | "regenerative"
  | "nonGMO"
  | "animalWelfare"
  | "fairTrade"
  | "salmonSafe"
  | "beekeeper"
  | "other";

export type CertificationSeed = {
  readonly id: CertificationSeedId;
  readonly issuer: string;
  readonly number: string;
  /** Last valid day, YYYY-MM-DD. */
  readonly validTo: string;
};

/** A farm of the demo market. The farms are fictional; the towns, zip codes and coordinates are real. */
export type FarmSeed = {
  readonly slug: string;
  readonly name: string;
  readonly family: string;
  readonly town: string;
  readonly zipCode: string;
  /** Town level, in degrees north. */
  readonly latitude: number;
  /** Town level, in degrees east (negative in California). */
  readonly longitude: number;
  readonly sinceYear: number;
  readonly acreage: number;
  readonly tagline: string;
  /** One entry per paragraph. */
  readonly story: readonly string[];
  readonly quote: string;
  readonly quoteBy: string;
  readonly farmType: FarmSeedType;
  /** In the farm's own words. */
  readonly practices: readonly string[];
  /** Those of them that the shop can filter by. */
  readonly growing: readonly GrowingId[];
  readonly certifications: readonly CertificationSeed[];
  /** The market's commission, in basis points. */
  readonly commissionBps: number;
  /** The landscape on its cover, based on facts about the farm. */
  readonly scene: Scene;
};

/** A product of the demo market, without its position in the recommended order. */
export type ProductDraft = {
  readonly slug: string;
  /** Slug of the farm that sells it. */
  readonly farm: string;
  readonly name: string;
  readonly category: CategoryId;
  /** Only if taxed differently from the rest of its category. */
  readonly taxCategory?: TaxCategory;
  /** One sentence. */
  readonly summary: string;
  /** One or two short paragraphs, separated by an empty line. */
  readonly description: string;
  readonly priceCents: number;
  /** As shown to shoppers: '1 lb bunch', 'dozen', '8 oz'. */
  readonly pack: string;
  /** The size of the pack as a number, for the unit price. */
  readonly packQuantity: number;
  readonly packUnit: PackUnit;
  /** The usual weight of one unit if it is sold by weight; the pack is then the maximum. */
  readonly expectedWeight?: Weight;
  readonly organic: boolean;
  /** 1 to 12, ascending; all twelve if available all year. */
  readonly seasonMonths: readonly number[];
  readonly allergens: readonly Readonly<AllergenNote>[];
  /** False if the producer has not declared allergens, which does not mean that there are none. */
  readonly allergensDeclared: boolean;
  /** Null for a single-ingredient product. */
  readonly ingredients: string | null;
  readonly storage: string;
  readonly keepsDays: number;
  /** Units on hand. */
  readonly stock: number;
  readonly badge: "Small batch" | "Raw" | "Smoked" | "Baked Thu" | "Dry farmed" | "Heirloom" | null;
  /** How its picture is drawn: a family of shapes with colors and parameters, or a package. */
  readonly drawing: Drawing;
  /** The color behind its print. */
  readonly ground: Ground;
};

export type ProductSeed = ProductDraft & {
  /** Position in the recommended order, from 1. */
  readonly rank: number;
};
