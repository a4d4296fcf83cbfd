export const yourLink = "Your link";
export const copyLink = "Copy link";
export const copied = "Link copied";
export const copySelected = "Copy the selected link";
export const copySelectedText = "This browser does not let us do it for you.";
