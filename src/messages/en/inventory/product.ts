export const inventory = "Inventory";
export const addProduct = "Add a product";
export const chooseOne = "Choose one";
export const newProduct = "New product";
export const photoOfProduct = "The photo of the product";
export const name = "Name";
export const nameEs = "Name in Spanish";
export const nameEsHint =
  "If it has one. Shoppers who read the market in Spanish see it in place of the name.";
export const category = "Category";
export const price = "Price ($)";
export const pack = "Pack";
export const packExample = "1 lb bag";
export const stock = "Stock";
export const filledIn = "Filled in for you; change it if needed";
export const amountInPack = "Amount in a pack";
export const usualWeight = "Usual weight in pounds (optional)";
export const usualWeightHint =
  "For goods sold by weight, such as a whole chicken: what one usually weighs. The pack, in lb or oz, is then the most one can weigh, and the price is for that weight. You weigh it at harvest, and the customer gets the difference back.";
export const soldNow = (goods: string, sum: string) => `Now: ${goods} for ${sum}.`;
export const asPackSays = "As the pack says";
export const allergens = "Allergens";
export const storage = "Storage";
export const taxedAs = "Taxed as";
export const taxedAsHint =
  "What people eat at home is food: produce, eggs, meat, dairy, bread, honey. Hot food, fizzy or alcoholic drinks, flowers, and things like candles or soap are taxed differently. The market adds the tax; your price is without it.";
export const asUsual = "As usual for its category";
export const listNow = "List it now";
export const saveDraft = "Save as a draft";
export const season = "Season";
export const notAdded = "The product was not added";
export const inShop = (product: string) => `${product} is in the shop`;
export const keptAsDraft = (product: string) => `${product} is kept as a draft`;
export const standing = (status: string, onHand: number, held: number, sold: number) =>
  `${status}, ${onHand} on hand, ${held} held, ${sold} sold`;
export const seeInShop = "See it in the shop";
export const stockHistory = "Stock history";
export const pictureStays = "The picture stays as it was";
export const pictureShown = "The new picture is shown";
export const textsNotSaved = "The texts were not saved";
export const saved = "Saved";
export const textsOfProduct = "Texts of the product";
export const inSentence = "In a sentence";
export const inSentenceHint = "Shown first on its page and to search engines.";
export const description = "Description";
export const keepsDays = "Keeps for (days)";
export const ingredients = "Ingredients, if it is made of several";
export const organic = "Grown organically";
export const organicHint = "Shoppers see it while the farm has a valid certificate.";
export const save = "Save";
export const inSpanish = "In Spanish (optional)";
export const inSpanishHint =
  "Shoppers who read the market in Spanish see these words. Where you leave one empty, they see the English one.";
export const summaryEs = "The sentence in Spanish";
export const descriptionEs = "Description in Spanish";
export const storageEs = "Storage in Spanish";
export const ingredientsEs = "Ingredients in Spanish";
