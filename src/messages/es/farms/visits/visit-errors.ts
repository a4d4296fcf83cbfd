export const day = "Elija un día";
export const from = "Escriba a qué hora empieza";
export const until = "Escriba a qué hora termina";
export const endsBeforeStart = "Elija un final después del inicio";
export const inThePast = "Elija un día y una hora que no hayan pasado";
export const tooFarAhead = "Elija un día de los próximos doce meses";
export const places = (most: number) => `Escriba cuántas personas pueden venir, de 1 a ${most}`;
export const placesTaken = (taken: number) => `Ya hay ${taken} lugares ocupados`;
export const text = "Escriba qué se puede ver";
export const meetingPoint = "Escriba el punto de encuentro";
export const reason = "Escriba el motivo, para quienes querían venir";
export const noVisit = "No encontramos ese día de visita";
export const firstName = "Escriba su nombre";
export const party = "Elija cuántas personas son";
export const farmNotOpen =
  "Su granja no está abierta en este momento, así que no puede anunciar días de visita.";
export const tooMany = (most: number) =>
  `Su granja ya tiene ${most} días de visita por venir. Espere a que pase uno de ellos.`;
export const isOver = "Este día de visita ya empezó o ya pasó";
export const changedByOther = "Alguien más cambió este día de visita mientras tanto";
export const isCanceled = "Este día de visita se canceló";
export const notSoMany =
  "Ya no quedan tantos lugares. Revise cuántos hay. Si ya tiene lugares, su enlace va en camino.";
export const deadLink = "Este enlace no funciona, o los lugares se liberaron";
