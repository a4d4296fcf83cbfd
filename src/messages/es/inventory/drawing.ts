export const notSaved = "El dibujo no se guardó";
export const chooseDrawing = "Elegir un dibujo";
export const takeDrawing = "Usar este dibujo";
export const preview = "Vista previa del dibujo";
export const chooseToSee = "Elija un dibujo para verlo aquí.";
export const newProduct = "Producto nuevo";
export const find = "Buscar un dibujo";
export const findExample = "Zanahorias";
export const noneMatch = "Ningún dibujo coincide";
export const packetWorks = "Un sobre con el nombre del producto siempre sirve.";
export const drawings = "Dibujos";
export const letters = "Aa";
export const packet = "Un sobre con su nombre";
export const packetName = "Nombre en el sobre";
export const varietyWords = "Palabras sobre la variedad";
export const varietyExample = "Dulce y temprana";
export const background = "Fondo";
export const color = "Color";
export const inks = {
  carrot: "Zanahoria",
  beet: "Betabel",
  gold: "Dorado",
  chioggia: "Chioggia",
  leaf: "Hoja",
  pale: "Verde pálido",
  lime: "Lima",
  kale: "Kale",
  forest: "Bosque",
  sage: "Salvia",
  olive: "Aceituna",
  tomato: "Jitomate",
  cherokee: "Cherokee",
  marvel: "Marvel",
  cream: "Crema",
  white: "Blanco",
  tan: "Arena",
  crust: "Corteza",
  onion: "Cebolla",
  mandarin: "Mandarina",
  bronze: "Bronce",
  fuyu: "Fuyu",
  lemon: "Limón",
  berry: "Fresa",
  pom: "Granada",
  peach: "Durazno",
  honey: "Miel",
  crab: "Cangrejo",
  meat: "Carne",
  fat: "Grasa",
  bark: "Madera",
  egg: "Huevo",
  blue: "Azul",
  sea: "Mar",
  night: "Noche",
  pulp: "Pulpa",
  stone: "Piedra",
  jet: "Azabache",
  raisin: "Pasa",
  pullet: "Gallina joven",
  grape: "Uva",
  plum: "Ciruela",
  blush: "Rubor",
  rose: "Rosa",
  fawn: "Cervato",
  butter: "Mantequilla",
  mint: "Menta",
  crumb: "Miga",
  bran: "Salvado",
  curd: "Cuajada",
  gouda: "Gouda",
  rind: "Cáscara",
  dough: "Masa",
  rye: "Centeno",
  bake: "Horneado",
  pork: "Puerco",
  skin: "Piel",
  smoke: "Humo",
  coal: "Carbón",
  fillet: "Filete",
};
export const grounds = {
  rose: "Rosa",
  apricot: "Chabacano",
  sage: "Salvia",
  blush: "Rubor",
  oat: "Avena",
  butter: "Mantequilla",
  wheat: "Trigo",
};
