/** What makers say of their goods, by the words they are kept in. */
export const badges = {
  "Small batch": "En tandas chicas",
  Raw: "Sin pasteurizar",
  Smoked: "Ahumado",
  "Baked Thu": "Horneado el jueves",
  "Dry farmed": "De temporal",
  Heirloom: "Criollo",
};
