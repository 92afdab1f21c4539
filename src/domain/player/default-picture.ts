/** What stands for a player without a picture (R3.28); `public/` has the file. */
export const defaultPicture = "/default-player.svg";
