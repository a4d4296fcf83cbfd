/** A stand-in for the scroll area in dialogs, which only compare it with the one they were given. */
export const ScrollArea = { Autosize: null };
