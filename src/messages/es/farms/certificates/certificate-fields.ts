export const standings = {
  claimed: "Faltan datos",
  waiting: "En revisión",
  verified: "Verificado",
  ending: "Verificado, vence pronto",
  ended: "Vencido",
  rejected: "No aceptado",
  withdrawn: "Retirado",
};
export const endedOn = (day: string) => `Este certificado venció el ${day}. Ponga el vigente.`;
export const tooLong = (years: number) =>
  `Ningún certificado dura más de ${years} años. Revise el año.`;
export const nameIt = "Escriba el nombre del certificado";
export const choose = "Elija el certificado";
export const enterIssuer = "Escriba quién lo emitió";
export const enterNumber = "Escriba su número";
export const enterLastDay = "Escriba el último día en que es válido";
export const addDocument = "Agregue el documento";
