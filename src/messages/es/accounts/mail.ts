export const notMe = (phone: string, email: string) =>
  `Si no fue usted, llame de inmediato al ${phone} o escriba a ${email}.`;
export const confirmAddress = "Confirme su correo";
export const welcome = (brand: string) => `Le damos la bienvenida a ${brand}`;
export const verifyText =
  "Su cuenta está abierta. Inicie sesión y confirme que este correo es suyo. Si antes hizo pedidos con él, después podrá agregarlos a su cuenta.";
export const confirmMine = "Confirmar mi correo";
export const verifyLink =
  "El enlace sirve un día. Si usted no abrió ninguna cuenta, abra el enlace de todos modos: ahí puede quitar su correo.";
export const choosePassword = "Elija una contraseña nueva";
export const newPassword = "Una contraseña nueva";
export const resetText = "Alguien, seguramente usted, pidió una contraseña nueva.";
export const resetLink =
  "El enlace sirve una vez, durante una hora. Si no fue usted, no haga nada: su contraseña sigue igual.";
export const passwordChanged = "Su contraseña cambió";
export const passwordChangedText =
  "Su contraseña se acaba de cambiar y se cerró la sesión en los demás dispositivos.";
export const confirmNew = "Confirme su correo nuevo";
export const newAddress = "Su correo nuevo";
export const confirmNewText =
  "Confirme que los correos sobre su cuenta deben llegar aquí de ahora en adelante.";
export const takeAddress = "Usar este correo";
export const confirmNewLink =
  "El enlace sirve un día, para quien tenga abierta la sesión de la cuenta. Si no fue usted, no haga nada o ábralo para rechazarlo.";
export const hasNewAddress = "Su cuenta tiene un correo nuevo";
export const newAddressAsked = "Un correo nuevo para su cuenta";
export const undoText = (days: number) =>
  `Si no fue usted, este enlace devuelve la cuenta a este correo, cierra todas las sesiones y le deja elegir otra contraseña. Sirve una vez, durante ${days} días.`;
export const undo = "No fui yo: deshacerlo";
export const goTo = (email: string) =>
  `De ahora en adelante, los correos sobre su cuenta llegan a ${email}.`;
export const willGoTo = (email: string) =>
  `Alguien, seguramente usted, pidió que los correos sobre su cuenta lleguen a ${email}. Así será cuando se confirme ese correo.`;
export const factorOn = "La verificación en dos pasos está activada";
export const factorOff = "La verificación en dos pasos está desactivada";
export const factorOnText =
  "De ahora en adelante inicia sesión con su contraseña y un código de su aplicación de autenticación. Guarde sus códigos de recuperación en un lugar seguro.";
export const factorOffText = "De ahora en adelante inicia sesión solo con su contraseña.";
export const invitation = (brand: string) => `Su invitación a ${brand}`;
export const invitedToTeam = (name: string) =>
  `Tiene una invitación de ${name} para unirse al equipo del mercado.`;
export const invitedToLogistics = (name: string) =>
  `Tiene una invitación de ${name} para unirse a quienes empacan y reparten.`;
export const accept = "Aceptar la invitación";
export const weekLink = "El enlace sirve una vez, durante una semana.";
export const erased = "Su cuenta se borrará";
export const erasedText = (day: string, years: number) =>
  `Como lo pidió, borramos su cuenta el ${day}. Hasta entonces puede iniciar sesión y conservarla. Sus pedidos quedan en nuestros libros ${years} años con su nombre y los montos, como exige la ley fiscal. La dirección, el correo y el teléfono se quitan.`;
export const keep = "Conservar mi cuenta";
export const restored = "Su cuenta se abrió de nuevo desde el servidor";
export const restoredText = (username: string) =>
  `Alguien con acceso al servidor creó un enlace para cambiar la contraseña de su cuenta ${username}. La verificación en dos pasos queda desactivada hasta que la configure de nuevo, y se cerró la sesión en todos los dispositivos.`;
