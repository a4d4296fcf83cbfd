export const day = "Día";
export const window = "Horario";
