export const shortReasons = {
  weather: "El clima lo echó a perder",
  pests: "Se perdió por plagas o enfermedad",
  small_harvest: "La cosecha fue menor de lo esperado",
  quality: "No tenía calidad para venderse",
  damaged: "Se dañó en el camino",
  miscounted: "Contamos mal",
};
