import type { AllergenNote, CategoryId } from "#shared/catalog/catalog.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import type { GrowingId } from "#shared/farms/growing.ts";
import type { Ground } from "#shared/platform/pictures.ts";
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

/** One farm of the demo market. The farms are invented; the towns, zip codes and coordinates are real. */
export type FarmSeed = {
  readonly slug: string;
  readonly name: string;
  readonly family: string;
  readonly town: string;
  readonly zipCode: string;
  /** Town level, degrees north. */
  readonly latitude: number;
  /** Town level, degrees east (negative in California). */
  readonly longitude: number;
  readonly sinceYear: number;
  readonly acreage: number;
  readonly tagline: string;
  /** Paragraphs. */
  readonly story: readonly string[];
  readonly quote: string;
  readonly quoteBy: string;
  readonly farmType: FarmSeedType;
  /** In the farm's own words. */
  readonly practices: readonly string[];
  /** The same where the shop knows a word for it. */
  readonly growing: readonly GrowingId[];
  readonly certifications: readonly CertificationSeed[];
  /** What Furrow keeps of a sale, in basis points. */
  readonly commissionBps: number;
  /** The landscape of its cover picture, from its own facts. */
  readonly scene: Scene;
};

/** One product of the demo market, before its place in the recommended order is known. */
export type ProductDraft = {
  readonly slug: string;
  /** Slug of the farm that sells it. */
  readonly farm: string;
  readonly name: string;
  readonly category: CategoryId;
  /** Where goods of its category are taxed otherwise. */
  readonly taxCategory?: TaxCategory;
  /** One sentence. */
  readonly summary: string;
  /** One or two short paragraphs, separated by an empty line. */
  readonly description: string;
  readonly priceCents: number;
  /** As the shopper reads it: '1 lb bunch', 'dozen', '8 oz'. */
  readonly pack: string;
  /** The same in numbers, for the unit price. */
  readonly packQuantity: number;
  readonly packUnit: PackUnit;
  /** What one usually weighs, where it is sold by weight: then its pack is the most. */
  readonly expectedWeight?: Weight;
  readonly organic: boolean;
  /** 1 to 12, ascending; all twelve for what is there the year round. */
  readonly seasonMonths: readonly number[];
  readonly allergens: readonly Readonly<AllergenNote>[];
  /** False: the maker has not declared allergens, which is not the same as none. */
  readonly allergensDeclared: boolean;
  /** Null for what is just itself. */
  readonly ingredients: string | null;
  readonly storage: string;
  readonly keepsDays: number;
  /** Units on hand. */
  readonly stock: number;
  readonly badge: "Small batch" | "Raw" | "Smoked" | "Baked Thu" | "Dry farmed" | "Heirloom" | null;
  /** What its picture shows: a family of forms with inks and parameters, or a packet. */
  readonly drawing: Drawing;
  /** The color under its print. */
  readonly ground: Ground;
};

export type ProductSeed = ProductDraft & {
  /** Place in the recommended order, from 1. */
  readonly rank: number;
};
