export const notKnown = "We could not tell whether that was done";
/** What to do after an answer was lost. */
export const next = {
  look: "The answer got lost on the way. Look at how it stands before you try again.",
  again:
    "The answer got lost on the way. What you typed is still here; send it again, it counts once.",
};
