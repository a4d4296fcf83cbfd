export const browser = "Un navegador";
export const on = (program: string, system: string) => `${program} en ${system}`;
