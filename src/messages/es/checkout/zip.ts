export const fiveDigits = "Escriba un código postal de cinco dígitos, como 94110.";
