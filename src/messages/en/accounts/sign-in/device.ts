export const browser = "A browser";
export const on = (program: string, system: string) => `${program} on ${system}`;
