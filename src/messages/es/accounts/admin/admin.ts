import { plural } from "../../kit.ts";

export const roles = {
  customer: "Cliente",
  farmer: "Granja",
  logistics: "Logística",
  admin: "Administración",
};
export const states = { open: "Activa", disabled: "Desactivada" };
export const editAccount = "Editar la cuenta";
export const editText = "Si cambia el correo, el titular de la cuenta tendrá que confirmarlo.";
export const notSaved = "No se guardó";
export const saved = "Guardado";
export const firstName = "Nombre";
export const lastName = "Apellido";
export const email = "Correo";
export const zipCode = "Código postal";
export const phone = "Teléfono";
export const save = "Guardar";
export const goBack = "Volver";
export const noCredit = "No se abonó ningún crédito";
export const creditFor = (amount: string, who: string) => `${amount} de crédito para ${who}`;
export const emailSaysWhy = "Un correo le dice por qué.";
export const giveCredit = "Abonar crédito";
export const dollars = "Monto ($)";
export const customerSees = "El cliente lo ve";
export const giveQuestion = (who: string, amount: string) =>
  `¿Darle ${amount} a ${who} para el próximo pedido? Sale de nuestra parte y no se puede retirar.`;
export const notInvited = "No se invitó a nadie";
export const invited = (address: string) => `Se envió la invitación a ${address}`;
export const invite = "Invitar a alguien";
export const inviteText =
  "La persona recibe un correo con un enlace válido por siete días y elige su contraseña. Los clientes y las granjas se registran por su cuenta. Para dar un rol a quien ya tiene cuenta, abra la página de esa persona.";
export const role = "Rol";
export const sendInvitation = "Enviar la invitación";
export const openInvitations = "Invitaciones pendientes";
export const expired = (time: string) => `Venció el ${time}`;
export const until = (time: string) => `Hasta el ${time}`;
export const notSent = "No se envió";
export const invitedAgain = (address: string) => `Se envió otra vez la invitación a ${address}`;
export const stillStands = "La invitación sigue en pie";
export const sendAgainTo = (address: string) => `Enviar de nuevo a ${address}`;
export const sendAgain = "Enviar de nuevo";
export const revoke = "Retirar";
export const revokeQuestion = (address: string) =>
  `¿Retirar la invitación de ${address}? Su enlace deja de servir.`;
export const roleStays = "El rol sigue como estaba";
export const roleIs = (current: string) => `El rol es ahora ${current}`;
export const changeRole = "Cambiar rol";
export const changeRoleQuestion = (who: string, wanted: string, current: string) =>
  `¿Cambiar el rol de ${who} de ${current} a ${wanted}? Se cierran todas sus sesiones.`;
export const stillIn = "La sesión sigue abierta";
export const signedOut = "Sesiones cerradas en todas partes";
export const stillOpen = "La cuenta sigue activa";
export const stillClosed = "La cuenta sigue desactivada";
export const noLink = "No se envió ningún enlace";
export const linkOnItsWay = "El enlace va en camino";
export const factorStillOn = "La verificación en dos pasos sigue activada";
export const factorOff = "La verificación en dos pasos está desactivada";
export const sendReset = "Restablecer contraseña";
export const sendResetQuestion =
  "¿Enviar a esta persona un enlace para elegir otra contraseña? Sirve durante una hora.";
export const turnOffFactor = "Desactivar dos pasos";
export const turnOffFactorQuestion =
  "¿Perdió esta persona la aplicación y los códigos de recuperación? Primero compruebe quién es, en persona o por un teléfono que usted conozca. Se cierra su sesión en todas partes y recibe un correo.";
export const signOutEverywhere = "Cerrar sesiones del usuario";
export const signOutQuestion =
  "¿Cerrar todas las sesiones de esta persona? Puede iniciar sesión de nuevo.";
export const enable = "Activar la cuenta";
export const enableQuestion = "¿Activar de nuevo esta cuenta?";
export const disable = "Desactivar la cuenta";
export const disableQuestion =
  "¿Desactivar esta cuenta? La sesión de la persona se cierra en el acto y no puede volver hasta que la cuenta se active de nuevo.";
export const edit = "Editar";
export const name = "Nombre";
export const username = "Usuario";
export const verified = (address: string) => `${address}, confirmado`;
export const notVerified = (address: string) => `${address}, sin confirmar`;
export const noPhone = "Sin teléfono";
export const notGiven = "Sin dato";
export const credit = "Crédito";
export const secondFactor = "Verificación en dos pasos";
export const on = "Activada";
export const off = "Desactivada";
export const lastSeen = "Última visita";
export const never = "Nunca";
export const joined = "Fecha de alta";
export const disabledBecause = "Motivo de la desactivación";
export const askedDeleted = "Pidió que se borre";
export const due = (time: string) => `Se borra el ${time}`;
export const orders = "Pedidos";
export const noOrders = "Ninguno por ahora.";
export const placed = (time: string, day: string) => `Hecho el ${time}, para el ${day}`;
export const sessions = "Sesiones";
export const noSessions = "Ninguna sesión abierta.";
export const since = (time: string) => `Desde el ${time}`;
export const entries = "Cambios en esta cuenta";
export const noEntries = "Nada por ahora.";
export const by = (time: string, who: string) => `${time}, por ${who}`;
export const status = "Estado";
export const spent = "Gastado";
export const allRoles = "Todos los roles";
export const allStatuses = "Todos los estados";
export const nooneDisabled = "No se desactivó ninguna cuenta";
export const nooneEnabled = "No se activó ninguna cuenta";
export const users = "Usuarios";
export const usersText =
  "Todas las personas con cuenta. Si cambia el rol de alguien o desactiva su cuenta, se cierran sus sesiones.";
export const search = "Buscar nombres y correos";
export const closeQuestion = (n: number) =>
  plural(n, {
    one: "¿Desactivar esta cuenta? La sesión se cierra en el acto y la persona no puede volver hasta que la cuenta se active de nuevo.",
    other: `¿Desactivar estas ${n} cuentas? Las sesiones se cierran en el acto y nadie puede volver hasta que las cuentas se activen de nuevo.`,
  });
export const openQuestion = (n: number) =>
  plural(n, {
    one: "¿Activar de nuevo esta cuenta?",
    other: `¿Activar de nuevo estas ${n} cuentas?`,
  });
export const noOne = "Todavía no hay nadie";

export const giftRemaining = "Lo que queda de tarjetas de regalo";
export const giftRemainingText = (sum: string, most: string) =>
  `${sum} del crédito es lo que queda de tarjetas de regalo. Si es menos de ${most}, se paga cuando el titular lo pide (Código Civil de California, 1749.5).`;
export const payOut = (sum: string) => `Pagar ${sum}`;
export const payOutQuestion = (sum: string, who: string) =>
  `¿Le envió a ${who} un cheque por ${sum}? Se descuenta del crédito y no se puede deshacer. Escriba como motivo el número del cheque.`;
export const notPaidOut = "No se anotó";
export const paidOut = "Está descontado del crédito y en los libros";
