export const drawn = (farm: string) => `${farm}, en un dibujo`;
export const quote = (words: string) => `“${words}”`;
export const farmIn = (farm: string, town: string) => `${farm}, ${town}`;
export const niceToMeet = "Mucho gusto";
export const welcome = (brand: string) => `¡Le damos la bienvenida a ${brand}!`;
export const close = "Cerrar y seguir a la página";
export const why =
  "Su correo es para nuestro boletín: le pedimos confirmarlo y puede darse de baja cuando quiera.";
export const introduce = "Tómese un momento para presentarse.";
