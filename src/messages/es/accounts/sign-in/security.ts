export const addressStays = "Su correo sigue como estaba";
export const checkEmail = "Revise su correo";
export const openLink = "Abra el enlace que le enviamos para cambiar al correo nuevo.";
export const addressConfirmed = (email: string) => `${email}, confirmado.`;
export const addressUnconfirmed = (email: string) => `${email}, aún sin confirmar.`;
export const askedToChange = <Part>(
  strong: (words: string) => Part,
  email: string,
  until: string,
) => [
  "Pidió cambiarlo a ",
  strong(email),
  `. Use el enlace del correo que enviamos ahí antes del ${until}; hasta entonces no cambia nada.`,
];
export const changeEmail = "Cambiar correo";
export const newEmail = "Correo nuevo";
export const enterPassword = "Escriba su contraseña";
export const changeNotConfirmed = "No pudimos confirmar el cambio";
export const staysAsItWas = "Su contraseña sigue como estaba";
export const passwordChanged = "Su contraseña se cambió";
export const othersOut = "Cerramos la sesión en los demás dispositivos.";
export const signInWithIt = "Inicie sesión con ella.";
export const changePassword = "Cambiar contraseña";
export const currentPassword = "Contraseña actual";
export const newPassword = "Contraseña nueva";
export const keepCodes =
  "Guarde estos códigos de recuperación en un lugar seguro: con cada uno inicia sesión una vez sin la aplicación, y no podemos mostrarlos de nuevo.";
export const saveFile = "Guardar en un archivo";
export const savedThem = "Ya los guardé";
export const security = "Seguridad";
export const securityText = "Cómo inicia sesión y dónde la tiene abierta.";
export const twoFactor = "Verificación en dos pasos";
export const password = "Contraseña";
export const email = "Correo";
export const whereSignedIn = "Dónde tiene la sesión abierta";
export const sessionStays = "La sesión sigue abierta";
export const sessionsStay = "Las sesiones siguen abiertas";
export const noSessions = "No pudimos leer sus sesiones.";
export const thisDevice = (device: string) => `${device}, este dispositivo`;
export const since = (time: string, address: string) => `Desde el ${time}, en ${address}`;
export const signOutDevice = (device: string) => `Cerrar la sesión en ${device}`;
export const signOut = "Cerrar sesión";
export const signOutOthers = "Cerrar las demás sesiones";
export const signOutOthersQuestion =
  "Todos los dispositivos, menos este, tendrán que iniciar sesión de nuevo.";
/** Also after a lost answer: the code may have turned it on. */
export const codeNotConfirmed = "No pudimos confirmar su código";
export const stillOff = "La verificación en dos pasos sigue desactivada";
export const scan =
  "Escanéelo con su aplicación de autenticación, o escriba en ella la clave de abajo.";
export const qrCode = "Código QR para su aplicación de autenticación";
export const codeFromApp = "Código de la aplicación";
export const turnOn = "Activar";
export const cancel = "Volver";
export const codesStay = "Sus códigos siguen como estaban";
export const stillOn = "La verificación en dos pasos sigue activada";
export const off = "La verificación en dos pasos está desactivada";
export const on = (codes: number) =>
  `Activada: para iniciar sesión hace falta un código de su aplicación. Códigos de recuperación que le quedan: ${codes}.`;
export const newCodes = "Códigos nuevos";
export const turnOff = "Desactivar";
export const turnOffQuestion = "Desde ese momento inicia sesión solo con su contraseña.";
export const offText =
  "Desactivada. Con una aplicación de autenticación en su teléfono, nadie abre su cuenta solo con una contraseña robada.";
export const setUp = "Configurar";
