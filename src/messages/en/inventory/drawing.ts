export const notSaved = "The drawing was not saved";
export const chooseDrawing = "Choose a drawing";
export const takeDrawing = "Use this drawing";
export const preview = "Preview of the drawing";
export const chooseToSee = "Choose a drawing to see it here.";
export const newProduct = "New product";
export const find = "Find a drawing";
export const findExample = "Carrots";
export const noneMatch = "No drawings match";
export const packetWorks = "A packet with the product’s name always works.";
export const drawings = "Drawings";
export const letters = "Aa";
export const packet = "A packet with its name";
export const packetName = "Name on the packet";
export const varietyWords = "Words about the variety";
export const varietyExample = "Sweet and early";
export const background = "Background";
export const color = "Color";
export const inks = {
  carrot: "Carrot",
  beet: "Beet",
  gold: "Gold",
  chioggia: "Chioggia",
  leaf: "Leaf",
  pale: "Pale",
  lime: "Lime",
  kale: "Kale",
  forest: "Forest",
  sage: "Sage",
  olive: "Olive",
  tomato: "Tomato",
  cherokee: "Cherokee",
  marvel: "Marvel",
  cream: "Cream",
  white: "White",
  tan: "Tan",
  crust: "Crust",
  onion: "Onion",
  mandarin: "Mandarin",
  bronze: "Bronze",
  fuyu: "Fuyu",
  lemon: "Lemon",
  berry: "Berry",
  pom: "Pomegranate",
  peach: "Peach",
  honey: "Honey",
  crab: "Crab",
  meat: "Meat",
  fat: "Fat",
  bark: "Bark",
  egg: "Egg",
  blue: "Blue",
  sea: "Sea",
  night: "Night",
  pulp: "Pulp",
  stone: "Stone",
  jet: "Jet",
  raisin: "Raisin",
  pullet: "Pullet",
  grape: "Grape",
  plum: "Plum",
  blush: "Blush",
  rose: "Rose",
  fawn: "Fawn",
  butter: "Butter",
  mint: "Mint",
  crumb: "Crumb",
  bran: "Bran",
  curd: "Curd",
  gouda: "Gouda",
  rind: "Rind",
  dough: "Dough",
  rye: "Rye",
  bake: "Bake",
  pork: "Pork",
  skin: "Skin",
  smoke: "Smoke",
  coal: "Coal",
  fillet: "Fillet",
};
export const grounds = {
  rose: "Rose",
  apricot: "Apricot",
  sage: "Sage",
  blush: "Blush",
  oat: "Oat",
  butter: "Butter",
  wheat: "Wheat",
};
