export const notKnown = "No pudimos saber si se hizo";
export const next = {
  look: "La respuesta se perdió en el camino. Vea cómo quedó antes de intentarlo de nuevo.",
  again:
    "La respuesta se perdió en el camino. Lo que escribió sigue aquí; envíelo otra vez, cuenta una sola vez.",
};
