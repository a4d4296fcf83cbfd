export const notInvited = (email: string) => `Esta invitación es para ${email}`;
export const teamAccount = "Una cuenta del equipo no puede trabajar para una granja";
export const worksFor = (farm: string) => `Su cuenta ya trabaja para ${farm}`;
export const mostAddresses = (most: number) =>
  `Puede guardar hasta ${most} direcciones. Primero quite una.`;
export const noAddress = "No encontramos esa dirección";
export const noFarmLinked = "Su cuenta todavía no tiene ninguna granja";
export const noFarm = "No encontramos esta granja";
export const adminExists = "Ya hay una cuenta de administración, que puede invitar a más personas";
export const hasAccount = "Este correo ya tiene cuenta: cambie mejor su rol";
export const invitationClosed = "Esta invitación ya no está pendiente";
export const usernameTaken = "Ese usuario ya está en uso. Elija otro.";
export const emailTaken = "Ya hay una cuenta con este correo. Inicie sesión.";
export const noLongerAdmin = "Su cuenta ya no es de administración";
export const notYourOwn = "No puede hacer esto con su propia cuenta";
export const lastAdmin =
  "Siempre queda una cuenta de administración: primero dé ese rol a otra persona";
export const anotherAdmin = "Esto lo debe hacer otra persona con cuenta de administración";
export const factorAlreadyOff = "La verificación en dos pasos ya está desactivada";
export const isClosed = "Esta cuenta está desactivada: primero actívela";
export const noAccount = "No encontramos esta cuenta";
export const confirmEmail = "Primero confirme su correo";
export const alreadyConfirmed = "Su correo ya está confirmado";
export const addressLinkUsed = "Este enlace ya se usó. Su correo está confirmado.";
export const passwordLinkUsed = "Este enlace ya se usó. Inicie sesión con su nueva contraseña.";
export const invitationUsed = "Esta invitación ya se usó. Inicie sesión con su cuenta.";
export const linkOfOther = "Este enlace es de otra cuenta. Inicie sesión en ella.";
export const commonPassword =
  "Esta contraseña es de las primeras que prueban los intrusos. Elija otra.";
export const factorOff = "La verificación en dos pasos está desactivada";
export const wrongCredentials = "El usuario o la contraseña no son correctos";
export const accountClosed = (email: string) => `Esta cuenta está cerrada. Escriba a ${email}.`;
export const noAdmin = (username: string) =>
  `No hay ninguna cuenta de administración con el usuario ${username}`;
export const adminClosed = (username: string) => `La cuenta ${username} está desactivada`;
export const setUpFactor = "Primero configure la verificación en dos pasos";
export const enterAppCode = "Escriba el código de su aplicación de autenticación";
export const appCodesUsedUp =
  "Demasiados códigos incorrectos. Escriba un código de recuperación o inténtelo de nuevo mañana.";
export const wrongCode = "Este código no es correcto o ya se usó";
export const factorAlreadyOn = "La verificación en dos pasos ya está activada";
export const wrongCodeNext = "Este código no es correcto. Pruebe con el siguiente.";
export const roleNeedsFactor = "Su rol necesita la verificación en dos pasos";
export const wrongPassword = "Esa no es su contraseña";
export const sessionEnded = "Esta sesión ya terminó";
export const notSignedIn = "No ha iniciado sesión";
export const unknownAddress = "Dirección desconocida";
export const unknownAlert = "Aviso desconocido";
export const columns = {
  firstName: "Nombre",
  lastName: "Apellido",
  username: "Usuario",
  email: "Correo",
  role: "Rol",
  status: "Estado",
  secondFactor: "Verificación en dos pasos",
  lastSeen: "Última visita",
  joined: "Fecha de alta",
  orders: "Pedidos",
  spent: "Gastado",
};
export const states = { open: "activa", disabled: "desactivada" };
export const yesNo = { yes: "sí", no: "no" };
