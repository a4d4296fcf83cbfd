export const title = "Iniciar sesión";
export const yourAccount = "Su cuenta";
export const bringBack = "Después regresa a donde estaba.";
export const createAccount = "Crear cuenta";
export const secondStep = "Segundo paso";
export const enterCode =
  "Escriba el código de su aplicación de autenticación o uno de sus códigos de recuperación.";
export const code = "Código";
export const goOn = "Continuar";
export const back = "Atrás";
export const claim = <Part>(em: (words: string) => Part) => [
  "Comida con una granja ",
  em("detrás."),
];
export const claimText =
  "Usted ve quién la cultivó y cómo. Las granjas cosechan lo que usted pide, y nada más.";
export const asGuest = "Seguir sin cuenta";
export const nameOrEmail = "Usuario o correo";
export const forgot = "¿Olvidó su contraseña?";
export const waitAfter = ({ tries, minutes }: { tries: number; minutes: number }) =>
  `Después de ${tries} intentos en ${minutes} minutos tendrá que esperar. También puede crear una contraseña nueva.`;
export const welcomeBack = (name: string) => `Qué gusto verle de nuevo, ${name}`;
/** What was pressed before signing in, by its kind. */
export const kept = {
  products: "Ya está en sus favoritos.",
  farms: "Ya sigue a la granja.",
};
export const username = "Usuario";
export const zipOptional = "Código postal (opcional)";
export const phoneOptional = "Teléfono (opcional)";
export const whatBrings = "¿Qué busca aquí?";
export const buy = "Quiero comprar";
export const buyText = "Comida fresca de granjas cercanas.";
export const farm = "Tengo una granja";
export const farmText = "Venda lo que cultiva. Lo que sigue es su solicitud.";
export const reasonCheckout = "Inicie sesión para pagar";
export const reasonOrder = "Inicie sesión para ver su pedido";
export const reasonBox = "Inicie sesión para elegir su canasta";
export const reasonFarm = "Inicie sesión para ver su granja";
export const reasonSave = "Inicie sesión para guardar lo que le gusta";
export const reasonAccount = "Inicie sesión para ver su cuenta";
export const reasonSettings = "Inicie sesión para cambiar su cuenta";
