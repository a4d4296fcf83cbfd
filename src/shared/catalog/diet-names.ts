/** Ways of eating that the shop can be narrowed to. */
export const DIETS = [
  { id: "vegan", label: "Vegan" },
  { id: "vegetarian", label: "Vegetarian" },
  { id: "gluten-free", label: "Gluten-free" },
] as const;
export type DietId = (typeof DIETS)[number]["id"];
export const DIET_IDS = DIETS.map((diet) => diet.id) as [DietId, ...DietId[]];

export function dietLabel(id: string): string {
  return DIETS.find((diet) => diet.id === id)?.label ?? id;
}
