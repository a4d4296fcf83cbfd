/** What a farm's product says until the farm has words of its own. */
export const storage = {
  vegetables: "Keep in the crisper of the fridge.",
  fruit: "Keep cool, and in the fridge once ripe.",
  herbs: "Stand the stems in water, or wrap them damp in the fridge.",
  "eggs-dairy": "Keep in the fridge.",
  "meat-poultry": "Keep in the coldest part of the fridge, or freeze.",
  seafood: "Keep on ice in the fridge and eat soon.",
  pantry: "Keep in a cool, dark place.",
  bakery: "Keep in paper at room temperature.",
  flowers: "Cut the stems and change the water every other day.",
};
export const summary = (name: string, farm: string, town: string) =>
  `${name} from ${farm} in ${town}.`;
