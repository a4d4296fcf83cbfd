export const addProduct = "Add a product";
export const product = "Product";
export const inventory = "Inventory";
export const tryIt = "Try the inventory";
export const tryText =
  "The farm’s inventory with sample data: change prices, stock, packs and seasons without an account. Nothing is saved.";
