import { list } from "../kit.ts";

export const title = "Household allergies";
export const lead =
  "We warn you on goods that contain these or do not say, and keep them out of your weekly box unless you swap one in yourself. Only you see this: farms, packers and drivers do not.";
export const which = "What someone at home cannot eat";
export const save = "Save the allergies";
export const saved = "Your household’s allergies are saved";
export const notSaved = "The allergies were not saved";
export const notAdvice =
  "The notes come from the makers. Read the label before you eat: it counts.";
export const forYou = "For your household: ";
export const contains = (names: readonly string[]) => `Contains ${list(names)}`;
export const mayContain = (names: readonly string[]) => `May contain ${list(names)}`;
export const notDeclared = "Allergens not declared";
export const inProfile = (names: readonly string[]) =>
  `Your household’s allergies always stay out: ${list(names)}. You change them in your profile.`;
export const areAllergies = (names: readonly string[]) =>
  `Is anyone at home allergic to ${list(names)}? Then we also warn you in the shop and in your cart.`;
export const keepThem = "Keep as household allergies";
