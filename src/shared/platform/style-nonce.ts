/** Under which name an answer's `Server-Timing` tells the page the nonce of its style elements. */
export const STYLE_NONCE = "styles";
