import { fixed } from "../../kit.ts";

export const types = {
  vegetable: fixed("Vegetable Farm"),
  fruit: fixed("Fruit Orchard"),
  livestock: fixed("Livestock Farm"),
  dairy: fixed("Dairy Farm"),
  poultry: fixed("Poultry Farm"),
  mixed: fixed("Mixed Farming"),
  specialty: fixed("Specialty Products"),
  aquaculture: fixed("Aquaculture"),
  apiary: fixed("Apiary (Beekeeping)"),
  vineyards: fixed("Vineyards & Wineries"),
};
export const years = {
  "0-2": "0-2 years",
  "3-5": "3-5 years",
  "6-10": "6-10 years",
  "11-25": "11-25 years",
  "26-50": "26-50 years",
  "50+": fixed("Over 50 years"),
};
export const acreages = {
  "<5": "Under 5 acres",
  "5-20": "5-20 acres",
  "21-50": "21-50 acres",
  "51-100": "51-100 acres",
  "101-500": "101-500 acres",
  "500+": "Over 500 acres",
};
export const markets = {
  farmers_market: "Farmers markets",
  csa: "CSA boxes",
  farm_stand: "Farm stand",
  wholesale: "Wholesale",
  online: "Online",
  food_hub: "Food hub",
  u_pick: "U-pick",
};
export const noneOfThese = "None of these";
