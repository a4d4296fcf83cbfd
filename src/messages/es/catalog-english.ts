export const byFarm = "Texto de la granja, en inglés";
