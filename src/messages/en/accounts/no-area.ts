export const title = "Your account has no pages of its own yet";
export const text = "You can shop as usual. If you expected more, please write to us.";
