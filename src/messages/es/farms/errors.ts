import { plural } from "../kit.ts";

export const chooseNearDay = (days: number) => `Elija un día dentro de los próximos ${days} días`;
export const marketClosed = "El mercado cerró esta granja. Llámenos.";
export const noFarmYet = "Todavía no hay granja a la cual invitar";
export const noThisFarm = "No encontramos esta granja";
export const addressErased = "Este correo se borró. Escriba otro";
export const someoneWorks = "Ya hay alguien que trabaja para esta granja";
export const teamAddress = "Este correo es de una cuenta del equipo. Pida otro a la granja.";
export const closedAccount =
  "La cuenta con este correo está cerrada. Vuelva a abrirla o pídale otro correo a la granja.";
export const worksElsewhere = (farm: string) =>
  `La cuenta con este correo ya trabaja para ${farm}. Pídale otro correo a la granja.`;
export const signInFirst = "Inicie sesión primero, o abra el enlace de nuestro correo";
export const noChangesAsked = "No estamos esperando cambios de su parte";
export const noApplication = "No encontramos esta solicitud";
export const notCalifornia = "Ese no es un código postal de California";
export const farFrom = (zip: string, city: string, town: string) =>
  `${zip} está en ${city}, lejos de ${town}`;
export const alreadyOpen =
  "Ya tenemos una solicitud con este correo y la estamos revisando. No tiene que hacer nada más.";
export const noCertificate = "No encontramos ese certificado";
export const certificateEnded = (day: string) =>
  `Este certificado venció el ${day}. Rechácelo y pida el vigente.`;
export const noDocument = "No encontramos ese documento";
export const chooseDocument = "Elija el documento una vez más";
export const alreadyEntered = "Ya agregó este certificado. Cambie ese registro.";
export const waitForOthers = "Espere a que revisemos sus otros certificados.";
export const addDocument = "Agregue el documento";
export const farmChanged = "Alguien más cambió esta granja mientras tanto";
export const futureDay = "Elija un día futuro";
export const byFarm = "por la granja";
export const pauseOver = "terminó su descanso";
export const alreadyMarked = "Este producto del pedido ya está marcado";
export const lineShort = "De este producto del pedido falta una parte: ya avisamos al cliente";
export const notByWeight = "Este producto no se vende por peso, o ya no queda nada por llevar";
export const weighFirst = (name: string) => `Pese ${name}: se vende por peso`;
export const lineWeighed = "Este producto ya se pesó. Puede anotar un peso menor.";
export const notHeavier = (weight: string) =>
  `Antes se anotó ${weight}. Solo puede bajar: lo reembolsado no se vuelve a cobrar.`;
export const tooHeavy = (most: string) => `Revise el peso: ${most} como máximo`;
export const notMarked = "Este producto del pedido no está marcado";
export const noLine = "No encontramos ese producto en el pedido";
export const notClosed = "Este pedido todavía no cierra: aún puede cambiar";
export const packed = "Este pedido ya está empacado o terminó. Revise la lista de nuevo.";
export const listChanged = "La lista cambió. Revísela de nuevo.";
export const markedByNow = "Este producto del pedido ya se marcó. Revíselo de nuevo.";
export const onlyOfLine = (units: number) =>
  plural(units, {
    one: `De este producto del pedido solo queda ${units} por traer`,
    other: `De este producto del pedido solo quedan ${units} por traer`,
  });
export const onlyToCome = (units: number) =>
  plural(units, {
    one: `Solo queda ${units} por traer`,
    other: `Solo quedan ${units} por traer`,
  });
export const ownOrder = (order: string) =>
  `El pedido ${order} es suyo, así que tiene que marcarlo otro administrador.`;
export const ownOrderByTeam = (order: string) =>
  `El pedido ${order} es suyo, así que tiene que marcarlo un administrador.`;
export const zipNotCalifornia = (zip: string) => `${zip} no es un código postal de California.`;
export const enterFiveDigits = "Escriba un código postal de cinco dígitos.";
