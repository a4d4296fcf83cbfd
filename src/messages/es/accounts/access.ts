export const didNotWork = "No funcionó";
export const tryAgain = "Inténtelo de nuevo en un momento.";
export const forgot = "¿Olvidó su contraseña?";
export const forgotText = "Le enviaremos por correo un enlace para elegir otra.";
export const checkEmail = "Revise su correo";
export const linkOnItsWay =
  "Si hay una cuenta con este correo, ya va en camino un enlace para elegir una contraseña nueva. Sirve durante una hora.";
export const backToSignIn = "Volver a iniciar sesión";
export const sendLink = "Enviarme el enlace";
export const invitation = "Su invitación";
export const moment = "Un momento.";
export const invitationOver = "Esta invitación ya no sirve";
export const invitationOverText =
  "Una invitación sirve una vez y durante una semana. Pida una nueva a quien le invitó, o escríbanos.";
export const writeToUs = "Escribirnos";
export const welcomeFarm = (farm: string) => `Aquí tienen su casa, ${farm}`;
export const welcomeTeam = "Le damos la bienvenida al equipo";
export const withAccount = (email: string) =>
  `Ya hay una cuenta de ${email}. Puede usarla para la granja: se vuelve una cuenta de granja. Sus propios pedidos y su canasta siguen igual, en “Sus pedidos”.`;
export const accountFor = (email: string) =>
  `Su cuenta será la de ${email}. Elija cómo iniciar sesión.`;
export const signInToAccept = "Iniciar sesión y aceptar";
export const otherAccount = (email: string) =>
  `Inició sesión como ${email}. Cierre la sesión y abra de nuevo el enlace de nuestro correo.`;
export const signOut = "Cerrar sesión";
export const workForFarm = "Trabajar para la granja con esta cuenta";
export const username = "Usuario";
export const openAccount = "Abrir mi cuenta";
export const thanksKept = "Gracias. La cuenta no se quedará con su correo.";
export const thanksClosed = "Gracias. Esa cuenta queda cerrada y su correo está libre otra vez.";
export const ifNotYou = "Si no fue usted, rechácelo.";
export const notMe = "No fui yo";
export const keepsAddress = "La cuenta conserva el correo que tiene y este enlace deja de servir.";
export const removeAddress =
  "Quitamos su correo de esa cuenta y la cerramos. Después puede usarlo para una cuenta propia.";
export const passwordSet = "Su contraseña nueva ya está guardada";
export const passwordSetText =
  "Cerramos su sesión en todas partes. Iníciela con la contraseña nueva.";
export const signIn = "Iniciar sesión";
export const linkOver = "Este enlace ya no funciona";
export const resetLinkOver =
  "Un enlace para cambiar la contraseña sirve una vez y durante una hora.";
export const newLink = "Pedir otro enlace";
export const choosePassword = "Elija una contraseña nueva";
export const choosePasswordText = "Se cerrará su sesión en todos los dispositivos.";
export const savePassword = "Guardar la contraseña";
export const verifyLinkOver =
  "Este enlace ya no sirve. Inicie sesión y pida otro en la página de seguridad de su cuenta.";
export const confirmTitle = "Confirme su correo";
export const confirmed = "Su correo está confirmado";
export const confirmedText = "Si antes hizo pedidos con él, su cuenta le ofrece agregarlos.";
export const toAccount = "Ir a su cuenta";
export const changes = <Part>(strong: (words: string) => Part, user: string, email: string) => [
  "La cuenta ",
  strong(user),
  " quiere recibir sus correos en ",
  strong(email),
  ".",
];
export const wasMade = <Part>(strong: (words: string) => Part, user: string, email: string) => [
  "Se abrió una cuenta con el usuario ",
  strong(user),
  " y con su correo, ",
  strong(email),
  ".",
];
export const confirmMine = "Confirmar mi correo";
export const ifYou = "Si es usted, inicie sesión para confirmarlo.";
export const signInToConfirm = "Iniciar sesión";
export const otherYours = (signedInAs: string, user: string) =>
  `Inició sesión como ${signedInAs}. Si ${user} también es suya, cierre la sesión y abra de nuevo el enlace de nuestro correo.`;
export const thisFailed = "Esto no funcionó";

export const newPassword = "Contraseña nueva";
