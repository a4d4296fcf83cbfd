export const notSaved = "That was not saved";
export const followFarm = (name: string) => `Follow ${name}`;
export const following = "Following";
export const follow = "Follow";
export const save = (name: string) => `Save ${name}`;
