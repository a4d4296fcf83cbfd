export const nameIt = "Póngale un nombre";
export const nameItSuchAs = "Póngale un nombre, por ejemplo Casa";
export const street = "Escriba la calle y el número";
export const city = "Escriba una ciudad";
export const zipCode = "Escriba un código postal";
export const california = "Entregamos en California: escriba un código postal entre 90001 y 96162";
