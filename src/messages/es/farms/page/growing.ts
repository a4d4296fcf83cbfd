export const practices = {
  "cover-crops": "Cultivos de cobertura",
  compost: "Abonado con composta",
  "no-sprays": "Sin fumigar",
  "low-till": "Poca o ninguna labranza",
  "dry-farmed": "De temporal",
  "saves-water": "Ahorra agua",
  hedgerows: "Cercos vivos y flores silvestres",
  pasture: "Al aire libre, en potrero",
  "hand-picked": "Cosechado a mano",
  "saved-seed": "Semilla propia",
};
