import type { CategoryId } from "../catalog/catalog.ts";
import type { PackUnit } from "../catalog/weights/unit-price.ts";
import type { FARM_TYPES } from "../farms/farm-options.ts";

/** What the form of a first product begins with. Price and stock are the farm's to enter. */
export type TemplateProduct = {
  name: string;
  nameEs: string;
  category: CategoryId;
  /** In English, as packs are stored. */
  pack: string;
  measure: { quantity: number; unit: PackUnit };
};

const pounds = (quantity: number) => ({
  pack: `${quantity} lb`,
  measure: { quantity, unit: "lb" } as const,
});
const ounces = (quantity: number, thing = "") => ({
  pack: `${quantity} oz${thing && ` ${thing}`}`,
  measure: { quantity, unit: "oz" } as const,
});
const fluid = (quantity: number) => ({
  pack: `${quantity} fl oz bottle`,
  measure: { quantity, unit: "fl oz" } as const,
});
const counted = (pack: string, quantity: number) => ({
  pack,
  measure: { quantity, unit: "each" } as const,
});
const BUNCH = { pack: "1 bunch", measure: { quantity: 1, unit: "bunch" } } as const;
const PINT = { pack: "1 pint", measure: { quantity: 1, unit: "pint" } } as const;

/** A template: name, name in Spanish, category, and pack with its contents. */
function template(
  names: readonly [name: string, nameEs: string],
  category: CategoryId,
  packed: Pick<TemplateProduct, "pack" | "measure">,
): TemplateProduct {
  const [name, nameEs] = names;
  return { name, nameEs, category, ...packed };
}

/** Goods that farms often sell, by id. */
export const TEMPLATE_PRODUCTS = {
  apples: template(["Apples", "Manzanas"], "fruit", pounds(2)),
  basil: template(["Basil", "Albahaca"], "herbs", BUNCH),
  beans: template(["Dry beans", "Frijoles secos"], "pantry", pounds(1)),
  bouquet: template(["Mixed bouquet", "Ramo de flores"], "flowers", counted("1 bouquet", 1)),
  butter: template(["Butter", "Mantequilla"], "eggs-dairy", ounces(8)),
  carrots: template(["Carrots", "Zanahorias"], "vegetables", BUNCH),
  cheese: template(["Cheese", "Queso"], "eggs-dairy", ounces(8)),
  chickenLegs: template(["Chicken legs", "Piernas de pollo"], "meat-poultry", pounds(2)),
  clams: template(["Clams", "Almejas"], "seafood", pounds(2)),
  eggs: template(["Eggs", "Huevos"], "eggs-dairy", counted("dozen", 12)),
  garlic: template(["Garlic", "Ajo"], "vegetables", counted("3 heads", 3)),
  grapeJuice: template(["Grape juice", "Jugo de uva"], "pantry", fluid(32)),
  grapes: template(["Grapes", "Uvas"], "fruit", pounds(1)),
  groundBeef: template(["Ground beef", "Carne molida de res"], "meat-poultry", pounds(1)),
  groundLamb: template(["Ground lamb", "Carne molida de borrego"], "meat-poultry", pounds(1)),
  honey: template(["Honey", "Miel"], "pantry", ounces(12, "jar")),
  honeycomb: template(["Honeycomb", "Miel en panal"], "pantry", ounces(8)),
  kale: template(["Kale", "Kale"], "vegetables", BUNCH),
  largeHoney: template(
    ["Large jar of honey", "Frasco grande de miel"],
    "pantry",
    ounces(24, "jar"),
  ),
  lemons: template(["Lemons", "Limones amarillos"], "fruit", pounds(1)),
  lettuce: template(["Lettuce", "Lechuga"], "vegetables", counted("1 head", 1)),
  milk: template(["Milk", "Leche"], "eggs-dairy", fluid(64)),
  mushrooms: template(["Mushrooms", "Hongos"], "vegetables", ounces(8)),
  mussels: template(["Mussels", "Mejillones"], "seafood", pounds(2)),
  oranges: template(["Oranges", "Naranjas"], "fruit", pounds(2)),
  oysters: template(["Oysters", "Ostiones"], "seafood", counted("dozen", 12)),
  peaches: template(["Peaches", "Duraznos"], "fruit", pounds(2)),
  pears: template(["Pears", "Peras"], "fruit", pounds(2)),
  porkChops: template(["Pork chops", "Chuletas de puerco"], "meat-poultry", pounds(1)),
  potatoes: template(["Potatoes", "Papas"], "vegetables", pounds(2)),
  raisins: template(["Raisins", "Pasas"], "pantry", ounces(8)),
  sausage: template(["Pork sausage", "Salchicha de puerco"], "meat-poultry", pounds(1)),
  strawberries: template(["Strawberries", "Fresas"], "fruit", PINT),
  tomatoes: template(["Tomatoes", "Jitomates"], "vegetables", pounds(1)),
  trout: template(["Trout", "Trucha"], "seafood", pounds(1)),
  yogurt: template(["Yogurt", "Yogurt"], "eggs-dairy", ounces(24, "jar")),
  zucchini: template(["Zucchini", "Calabacitas"], "vegetables", pounds(1)),
} as const satisfies Readonly<Record<string, TemplateProduct>>;
export type TemplateId = keyof typeof TEMPLATE_PRODUCTS;

type FarmType = (typeof FARM_TYPES)[number]["value"];

/** For a farm that grows a little of everything, and for one whose type we do not know. */
const COMMON: readonly TemplateId[] = ["carrots", "lettuce", "tomatoes", "apples", "eggs", "honey"];

const BY_FARM_TYPE: Readonly<Record<FarmType, readonly TemplateId[]>> = {
  vegetable: ["carrots", "lettuce", "tomatoes", "potatoes", "kale", "zucchini"],
  fruit: ["apples", "pears", "peaches", "oranges", "lemons", "strawberries"],
  livestock: ["groundBeef", "porkChops", "sausage", "groundLamb"],
  dairy: ["milk", "yogurt", "butter", "cheese"],
  poultry: ["eggs", "chickenLegs"],
  mixed: COMMON,
  specialty: ["mushrooms", "basil", "garlic", "beans", "bouquet", "honey"],
  aquaculture: ["oysters", "mussels", "clams", "trout"],
  apiary: ["honey", "largeHoney", "honeycomb"],
  vineyards: ["grapes", "grapeJuice", "raisins"],
};

/** The templates offered to a farm without products; the common ones for a type that is not in the list. */
export function templatesFor(farmType: string): readonly TemplateId[] {
  const known: Readonly<Record<string, readonly TemplateId[]>> = BY_FARM_TYPE;
  return (Object.hasOwn(known, farmType) && known[farmType]) || COMMON;
}

/** The template of that name; undefined if there is none. */
export function templateNamed(name: string | undefined): TemplateId | undefined {
  return name !== undefined && Object.hasOwn(TEMPLATE_PRODUCTS, name)
    ? (name as TemplateId)
    : undefined;
}
