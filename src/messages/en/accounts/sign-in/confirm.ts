export const notChecked = "We could not check it. Please try again.";
export const title = "Please confirm it is you";
export const enterCode =
  "Enter the code from your authenticator app, or one of your recovery codes.";
export const needsPassword = "This needs your password. We ask again after ten minutes.";
export const code = "Code";
export const byPassword = "Use your password";
export const byCode = "Use a code";
export const cancel = "Cancel";
export const goOn = "Continue";
