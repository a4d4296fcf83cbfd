export const writeNote = "Please write your note";
export const sayWhy = "Please say why";
export const noNote = "We cannot find that note";
export const farmSuspended =
  "Your farm’s page is suspended, so no note can be published. Please write to us.";
export const tooMany = (most: number) =>
  `Your farm’s page holds ${most} notes. Take an old one down first.`;
export const changedByOther =
  "Someone else has changed this note meanwhile. Reload the page and make your change again.";
export const alreadyHidden = "This note is hidden already";
export const notHidden = "This note is not hidden";
