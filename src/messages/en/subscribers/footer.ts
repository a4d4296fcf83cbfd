export const yourEmail = "Your email address";
export const example = "you@example.com";
export const subscribe = "Subscribe";
