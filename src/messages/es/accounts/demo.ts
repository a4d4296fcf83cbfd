export const title = "Cuentas de demostración";
export const signedInAs = (name: string) => `Inició sesión como ${name}.`;
export const eachSees = "Cada cuenta ve el mercado según su rol.";
export const noAccounts = "Aquí no hay cuentas de demostración";
export const noAccountsText = "Este servidor se inició sin el mercado de demostración.";
export const signedIn = "sesión iniciada";
export const noOne = "nadie";
export const signIn = "Iniciar sesión";
export const signInAs = (role: string) => `Iniciar sesión como ${role}`;
export const welcomeBack = (name: string) => `Qué gusto verle de nuevo, ${name}`;
export const sees = {
  customer: "Cliente: pedidos y cuenta",
  farmer: "Granja: cosecha e inventario",
  logistics: "Logística: rutas y paradas",
  admin: "Administración: todo",
};

export const request = "GET /api/user";
