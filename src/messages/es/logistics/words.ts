export const shortReasons = {
  weather: "Se echó a perder por el clima",
  pests: "Se perdió por plagas o enfermedad",
  small_harvest: "La cosecha fue menor de lo esperado",
  quality: "No tenía calidad para venderse",
  damaged: "Se dañó en el camino",
  miscounted: "Contamos mal",
};
export const stopRemarks = {
  handed_over: "Se entregó en mano",
  front_door: "Se dejó en la puerta",
  neighbor: "Se dejó con un vecino",
  as_noted: "Se dejó donde dice la nota",
  no_answer: "Nadie abrió",
  locked: "La reja o el edificio estaba con llave",
  no_address: "No encontramos la dirección",
  unsafe: "No era seguro dejarlo",
  not_handed_over: "No se entregó",
};
export const lateCauses = {
  traffic: "tráfico",
  weather: "mal tiempo",
  farm_late: "una granja llegó tarde",
  vehicle: "falla de la camioneta",
};
export const lateBecause = {
  traffic: "La camioneta viene retrasada por el tráfico.",
  weather: "La camioneta viene retrasada por el mal tiempo.",
  farm_late: "Una granja trajo tarde su cosecha.",
  vehicle: "Tenemos un problema con la camioneta.",
};
export const driverSaw = (note: string) => `El chofer: ${note}`;
export const driverReported = "Lo reportó el chofer";
const clock = (hour: string) => `la${hour.startsWith("1:") ? "" : "s"} ${hour}`;
export const between = (from: string, until: string) => `entre ${clock(from)} y ${clock(until)}`;
export const van = (number: string) => `Camioneta ${number}`;
