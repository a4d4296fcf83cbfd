export const failed = "No funcionó";
export const tryLater = "Inténtelo de nuevo en un momento.";
export const checkEmail = "Revise su correo";
export const onItsWay =
  "Si hay un pedido con este número y este correo, un enlace nuevo va en camino.";
export const signInInstead = "Iniciar sesión";
export const deadLink = "Este enlace ya no funciona";
export const waysOn = (days: number) =>
  `Si tiene una cuenta, ahí están sus pedidos. Si no, podemos enviarle por correo un enlace nuevo a su pedido, hasta ${days} días después de la entrega.`;
export const orderNumber = "Número de pedido";
export const numberExample = "FUR-7K3M-9QXT";
export const emailLink = "Enviarme un enlace";
export const signIn = "Iniciar sesión";

export const inAccount = "Este pedido está en su cuenta.";
export const saveAsAccount = "Guardarlo en una cuenta";
export const choosePassword = (email: string) =>
  `Elija una contraseña y este pedido queda guardado en su cuenta: inicie sesión con ${email}.`;
export const password = "Contraseña";
export const createAccount = "Crear cuenta";
