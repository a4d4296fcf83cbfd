export const seen = {
  cut: "El corte",
  crust: "La corteza",
  gills: "Las láminas",
  tops: "Las hojas",
  burr: "En su erizo",
  marbling: "El marmoleado",
  slice: "Una rebanada",
  flower: "En flor",
};
