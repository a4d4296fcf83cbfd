export const photos = "Photos (optional)";
export const photosHint = (most: number) =>
  `Up to ${most} photos. Only our team and the farm that grew the goods see them.`;
export const photosFull = (most: number) => `These are all ${most}. Remove one to add another.`;
export const addPhoto = "Take or choose a photo";
/** The alt text of a problem's photo. */
export const problemPhoto = (goods: string, which: number, of: number) =>
  of === 1
    ? `Photo of the problem with ${goods}`
    : `Photo ${which} of ${of} of the problem with ${goods}`;
/** The heading of a table's column. */
export const column = "Photos";
