import { number } from "../kit.ts";

export const columns = {
  id: "Id",
  slug: "Address",
  name: "Name",
  nameEs: "Spanish name",
  category: "Category",
  price: "Price",
  stock: "Stock",
  pack: "Pack",
  measure: "Unit",
  expectedWeight: "Usual weight (lb)",
  season: "Season",
  allergens: "Allergens",
  status: "Status",
  organic: "Organic",
  storage: "Storage",
  storageEs: "Spanish storage",
  keepsDays: "Keeps days",
  summary: "Summary",
  summaryEs: "Spanish summary",
  description: "Description",
  descriptionEs: "Spanish description",
  ingredients: "Ingredients",
  ingredientsEs: "Spanish ingredients",
  taxCategory: "Taxed as",
  stockThen: "Stock when exported",
};
export const likeExport = `A CSV file like the one Export makes. Its first line holds the headings; columns that you leave out stay as they are. A new product needs ${columns.name}, ${columns.category}, ${columns.price}, ${columns.pack} and ${columns.measure}. You see every change before anything is saved.`;
export const yes = "Yes";
export const no = "No";
export const cannotRead = "This cannot be read";
export const enterStatus = "Enter Listed, Paused or Draft";
export const enterOneOf = (categories: string) => `Enter one of ${categories}`;
export const yesOrNo = "Enter Yes or No";
export const noProduct = "There is no product in this file";
export const mostProducts = (most: number) => `A file can hold ${number(most)} products at most`;
export const needsHeadings =
  "The first line must hold the headings of an export, and one of them must be Name or Id";
export const unknownColumn = (name: string) => `We don’t recognize the column ${name}`;
export const headingTwice = "A heading appears in the first line twice";
export const changedSince =
  "Something was sold or changed since the file was checked. Please review it.";
export const stockMoved = (then: number, now: number) =>
  `Stock was ${number(then)} when this was exported and is ${number(now)} now. Please export again.`;
export const unknownId = (id: string) => `The farm has no product with the id ${id}`;
export const unknownSlug = (slug: string) => `The farm has no product with the address ${slug}`;
export const severalNamed = "Several products have this name: say which one by its id";
export const productTwice = "This product appears in the file twice";
export const needs = (names: string) => `A new product needs ${names}`;
