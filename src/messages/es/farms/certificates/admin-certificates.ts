export const notVerified = "El certificado no se verificó";
export const verified = "Verificado. La granja recibe un correo.";
export const staysAsItWas = "El certificado se queda como estaba";
export const rejected = "Rechazado. La granja recibe un correo.";
export const verify = "Verificar";
export const doesItSay = (certificate: string, issuer: string, number: string, day: string) =>
  `¿El documento dice ${certificate}, emitido por ${issuer}, número ${number}, válido hasta el ${day}? Los clientes lo ven enseguida.`;
export const reject = "Rechazar";
export const rejectVerified = (certificate: string) =>
  `¿Rechazar ${certificate}? Los clientes dejan de verlo y la granja lee su motivo en un correo.`;
export const rejectIt = (certificate: string) =>
  `¿Rechazar ${certificate}? La granja lee su motivo en un correo y puede corregirlo.`;
