/** Beside texts that a farm wrote in the other language alone. */
export const byFarm = "Texto de la granja, en inglés";
